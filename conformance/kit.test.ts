import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { type Case, casesOf, groups, readCatalogue } from './catalogue/catalogue.ts'
import { choose } from './catalogue/choose.ts'
import { configOf } from './config/config.ts'
import { conform } from './conform.ts'
import { readContract } from './contract/operations.ts'
import { startTinyBackEnd, type TinyBackEnd } from './testing/tinyBackEnd.ts'

const folder = mkdtempSync(join(tmpdir(), 'slipway-conformance-kit-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
function written(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

describe('the cases', () => {
  const all = readCatalogue()

  it('are in every group, and each says what a member would lose', () => {
    expect(new Set(all.map(({ group }) => group))).toEqual(new Set(groups))
    expect(all.length).toBeGreaterThanOrEqual(120)
    for (const { lost, title } of all) {
      expect(lost).toMatch(/^[A-Z].*\.$/s)
      expect(title).not.toMatch(/\$[a-z]/)
    }
  })

  it('share no session of the member whose sessions they end', () => {
    expect(all.filter(({ shared }) => shared.includes('leaving')).map(({ id }) => id)).toEqual([])
  })

  it('name requirements that exist', () => {
    const known = new Set(
      readFileSync(new URL('../tests/requirements.md', import.meta.url), 'utf8').match(/[A-Z0-9]+-\d\d/g),
    )
    for (const { id, requirements } of all)
      for (const requirement of requirements)
        expect(known.has(requirement), `${id}: ${requirement}`).toBe(true)
  })

  it('call what the contract has, and call all of it but what only a partner can set up', () => {
    const { operations } = readContract()
    const called = new Set(
      JSON.stringify(all.map(({ steps }) => steps)).match(/(?<="(?:call|collect|operation)":")\w+/g),
    )
    for (const name of called) expect(operations.has(name), name).toBe(true)
    expect([...operations.keys()].filter((name) => !called.has(name))).toEqual([])
  })

  it.each<[string, object, string]>([
    ['a step that does not exist', { steps: [{ fly: 'away' }] }, 'there is no step fly'],
    [
      'a word that a step does not have',
      { steps: [{ pause: '1 s', loudly: true }] },
      'a-case, step 1: loudly',
    ],
    ['a duration in words', { steps: [{ pause: 'soon' }] }, 'a duration is like 250 ms or 10 s'],
    ['a kind of member that does not exist', { steps: [{ launch: 'king' }] }, 'no such kind of member'],
    ['a steering that does not exist', { steps: [{ steer: 'fly' }] }, 'no such steering'],
    ['an expectation that does not exist', { steps: [{ check: { $a: { resembles: 1 } } }] }, 'resembles'],
    ['no requirement', { steps: [{ pause: '1 s' }], requirements: [] }, 'requirements'],
    [
      'a bet and no word of money',
      { steps: [{ call: 'placeSingleBet' }] },
      'a-case places bets and does not say money: true',
    ],
  ])('are refused with %s, by name', (_what, more, problem) => {
    const raw = {
      id: 'a-case',
      title: 'A',
      requirements: ['SLIP-18'],
      grave: 'must',
      lost: 'It.',
      added: '2026-11-28',
      ...more,
    }
    expect(() => casesOf('bets', { about: 'A', cases: [raw] })).toThrow(problem)
  })

  it('come in the order of the seed, in parts that make the whole', () => {
    const ids = (cases: readonly Case[]): string[] => cases.map(({ id }) => id)
    const choice = { only: [], since: null, shard: null, seed: 7 }
    expect(ids(choose(all, choice))).toEqual(ids(choose(all, choice)))
    expect(ids(choose(all, choice))).not.toEqual(ids(choose(all, { ...choice, seed: 8 })))
    const parts = [1, 2, 3].flatMap((part) => ids(choose(all, { ...choice, shard: { part, of: 3 } })))
    expect(parts.toSorted()).toEqual(ids(all).toSorted())
    expect(choose(all, { ...choice, only: ['once-repeated'] })).toHaveLength(3)
    expect(choose(all, { ...choice, since: '2999-01-01' })).toEqual([])
  })
})

describe('a configuration', () => {
  const base = { name: 'a', addresses: { api: 'http://a/api' }, rate: 5 }

  it.each<[object, string]>([
    [{ ...base, rate: 0 }, 'rate'],
    [{ ...base, addresses: { api: 'a/api' } }, 'addresses.api: an address begins with http:// or https://'],
    [{ ...base, adresses: {} }, 'adresses'],
    [{ ...base, members: { king: { token: 'x' } } }, 'there is no kind of member king. There are rich,'],
    [{ ...base, steering: { fly: { url: 'http://a' } } }, 'there is no steering fly. There are suspend,'],
    [{ ...base, stakeLimit: { CNY: 'ten' } }, "an amount is a text such as '50.00'"],
    [{ ...base, name: '${NOBODY}' }, 'asks for NOBODY, which the environment does not have'],
  ])('that is wrong is refused, by its place: %j', (raw, problem) => {
    expect(() => configOf(raw, 'partner.yaml')).toThrow(problem)
  })

  it('takes secrets from the environment', () => {
    const read = configOf({ ...base, members: { rich: { token: '${TOKEN}' } } }, 'partner.yaml', {
      TOKEN: 'secret',
    })
    expect(read.members.rich).toEqual({ token: 'secret' })
  })
})

describe('the command', () => {
  let tiny: TinyBackEnd
  let config: string
  beforeAll(async () => {
    tiny = await startTinyBackEnd()
    config = written(
      'partner.yaml',
      `name: <tiny> & co\naddresses: { api: ${tiny.origin}/api }\nrate: 1000\npatience: 2\nmembers: { rich: { token: rich-secret } }\nstakeLimit: { CNY: '20.00' }\n`,
    )
  })
  beforeEach(() => {
    tiny.on('GET /members/me/', {
      status: 401,
      body: { base_code: 1, code: 1004, ref_code: 1, message: 'Token is invalid' },
    })
    tiny.on('GET /wallet/', { status: 500, body: { oops: 'rich-secret' } })
  })
  afterAll(() => tiny.close())
  const run = async (
    ...args: string[]
  ): Promise<{ code: number; said: string; last: string | undefined }> => {
    const lines: string[] = []
    const code = await conform([...args, '--reports', folder], {
      say: (line) => lines.push(line),
      command: 'conformance',
      ask: null,
      environment: {},
    })
    const said = lines.join('\n')
    return { code, said, last: said.split('\n').at(-1) }
  }
  const only = ['--only', 'session-without.member,session-without.wallet', '--seed', '3']

  it('says what failed, what a member would lose and how to repeat it, and fails by a must', async () => {
    const { code, said, last } = await run('--config', config, ...only)
    expect(last).toBe('1 passed, 1 failed, 0 not tried')
    expect(code).toBe(1)
    expect(said).toContain('a member would lose: Privacy of what a member owns and bets.')
    expect(said).toContain('--only session-without.wallet --seed 3')
  })

  it('writes a page, JSON and JUnit that agree, and shows no token in them', async () => {
    await run(
      '--config',
      config,
      '--only',
      'contract-reads.wallet',
      '--only',
      'contract-reads.member',
      '--seed',
      '3',
    )
    const [page, json, junit] = ['report.html', 'report.json', 'junit.xml'].map((name) =>
      readFileSync(join(folder, name), 'utf8'),
    )
    expect(page).toContain('&lt;tiny&gt; &amp; co')
    expect(page).not.toMatch(/<script|https?:\/\/(?!127)|src=/)
    expect(JSON.parse(json ?? '')).toMatchObject({ seed: 3, counts: { passed: 0, failed: 2, notTried: 0 } })
    expect(junit).toContain('failures="2"')
    for (const text of [page, json, junit]) expect(text).not.toContain('rich-secret')
  })

  it('stays green with a known failure, and fails when that passes', async () => {
    const known = written('known.yaml', '- { id: session-without.wallet, reason: Ticket 12. }\n')
    const first = await run('--config', config, ...only, '--known', known)
    expect(first).toMatchObject({ code: 0, last: '1 passed, 0 failed, 0 not tried' })
    tiny.on('GET /wallet/', {
      status: 401,
      body: { base_code: 1, code: 1004, ref_code: 1, message: 'Token is invalid' },
    })
    const then = await run('--config', config, ...only, '--known', known)
    expect(then).toMatchObject({ code: 1, last: '1 passed, 1 failed, 0 not tried' })
    expect(then.said).toContain(
      'session-without.wallet is on the list of known failures and passes: take it off.',
    )
  })

  it('places no bets where nobody can be asked, and counts them as not tried', async () => {
    const { last, said } = await run('--config', config, '--only', 'once-many-times')
    expect(last).toBe('0 passed, 0 failed, 1 not tried')
    expect(said).toContain('1 of them place bets: at most 6, none of more than 20.00 CNY.')
    expect(said).toContain('1 case: it would place bets: nobody could be asked, and there is no --yes')
  })

  it('never counts as passed what the configuration lacks', async () => {
    const { last, said } = await run(
      '--config',
      config,
      '--only',
      'launch-guest,channels-price,servers-health',
      '--yes',
    )
    expect(last).toBe('0 passed, 0 failed, 5 not tried')
    expect(said).toContain('the configuration has no guest member')
    expect(said).toContain('the configuration has no secondary')
  })

  it.each<[string, string[], string]>([
    ['no configuration', [], '--config FILE is missing'],
    ['a file that is not there', ['--config', 'nowhere.yaml'], 'nowhere.yaml cannot be read'],
    ['a case that does not exist', ['--only', 'nothing'], '--only nothing: there is no such group or case'],
    ['a part that does not exist', ['--shard', '4/3'], '--shard is like 1/3, not 4/3.'],
    ['a day in words', ['--since', 'monday'], '--since is a day such as'],
    ['a seed in letters', ['--seed', 'x'], '--seed is a whole number, not x.'],
    ['an option that does not exist', ['--fast'], "Unknown option '--fast'"],
  ])('says what is wrong with %s', async (_what, args, problem) => {
    const { code, said } = await run(...args)
    expect(code).toBe(2)
    expect(said).toContain(problem)
  })

  it('says so where nothing answers', async () => {
    const gone = written('gone.yaml', 'name: gone\naddresses: { api: http://127.0.0.1:9/api }\nrate: 5\n')
    const { code, said } = await run('--config', gone, ...only)
    expect(code).toBe(2)
    expect(said).toContain('Nothing answers at http://127.0.0.1:9/api: ')
  })
})
