import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import type { components } from '#openapi/client.gen.ts'

import { quietFeed, startTestSandbox, type TestMember, type TestSandbox } from '../../testing/server.ts'

type Schemas = components['schemas']

let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await startTestSandbox({ feeds: (world) => [quietFeed(world)] })
})
afterAll(() => sandbox.close())
afterEach(() => sandbox.control('POST', 'reset', {}))

const set = (member: TestMember, nickname: string): Promise<Response> =>
  member.send('POST', '/members/nickname/', { nickname })

async function nicknameOf(member: TestMember): Promise<string | null> {
  const me: Schemas['Member'] = await (await member.get('/members/me/')).json()
  return me.nickname
}

describe('a nickname', () => {
  it('is set once, and stands wherever the member does [MEMBER-02]', async () => {
    const bob = await sandbox.enter('bob')
    const reply = await set(bob, '  Sea  Falcon ')
    expect([reply.status, await reply.json()]).toMatchObject([
      200,
      { memberCode: 'bob', nickname: 'Sea Falcon' },
    ])
    expect(await nicknameOf(bob)).toBe('Sea Falcon')
    expect((await sandbox.enter('bob')).settings.nickname).toBe('Sea Falcon')
    expect((await set(bob, 'Another')).status).toBe(409)
    expect((await set(bob, 'Sea Falcon')).status).toBe(409)
    expect(await nicknameOf(bob)).toBe('Sea Falcon')
  })

  it('that a member came with is not set again [MEMBER-02]', async () => {
    const alice = await sandbox.enter('alice')
    expect((await set(alice, 'Falcon')).status).toBe(409)
    expect(await nicknameOf(alice)).toBe('Riverstone')
  })

  it.each(['Falcon', 'fALCON', 'Ｆａｌｃｏｎ', 'Falcon\ufe0f', 'riverstone'])(
    'that looks like one that is taken, as %j does, is taken [MEMBER-02]',
    async (nickname) => {
      expect((await set(await sandbox.enter('carol'), 'Falcon')).status).toBe(200)
      const bob = await sandbox.enter('bob')
      expect((await set(bob, nickname)).status).toBe(409)
      expect(await nicknameOf(bob)).toBeNull()
    },
  )

  it.each([
    '',
    '   ',
    '\u200b',
    'Fal\u202econ',
    'Fal\u0007con',
    'x'.repeat(33),
    'x'.repeat(10_000),
    `F${'\u0335'.repeat(8)}`,
  ])('is not %j [MEMBER-02]', async (nickname) => {
    const bob = await sandbox.enter('bob')
    expect((await set(bob, nickname)).status).toBe(400)
    expect(await nicknameOf(bob)).toBeNull()
  })

  it.each(['<img src=x onerror=alert(1)>', '🦅🦅', '海鷹', 'x'.repeat(32)])(
    'may be %j, which is text and nothing more [MEMBER-02]',
    async (nickname) => {
      const bob = await sandbox.enter('bob')
      expect((await set(bob, nickname)).status).toBe(200)
      expect(await nicknameOf(bob)).toBe(nickname)
    },
  )

  it('that two want at once is one’s, and of two that one member wants at once one is set [MEMBER-02]', async () => {
    const [bob, carol] = [await sandbox.enter('bob'), await sandbox.enter('carol')]
    const wanted = await Promise.all([set(bob, 'Falcon'), set(carol, 'FALCON')])
    expect(wanted.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const poor = await sandbox.enter('poor')
    const both = await Promise.all([set(poor, 'Heron'), set(poor, 'Egret')])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const first = both[0]?.status === 200 ? 'Heron' : 'Egret'
    expect(await nicknameOf(poor)).toBe(first)
  })

  it('is not for a guest [MEMBER-02] [LAUNCH-05]', async () => {
    expect((await set(await sandbox.enterAsGuest(), 'Falcon')).status).toBe(400)
  })
})

describe('movements of money', () => {
  it('are asked for by kind, twenty a page, newest first, each in its kind and in no other [HIST-02]', async () => {
    const bob = await sandbox.enter('bob')
    for (let at = 0; at < 21; at += 1)
      await sandbox.control('POST', 'members/bob', at % 2 === 0 ? { deposit: '1.00' } : { withdraw: '1.00' })
    const entries = async (query: string): Promise<Schemas['EntryPage']> =>
      (await bob.get(`/transactions/entries/${query}`)).json()
    const all = await entries('')
    const deposits = await entries('?kind=deposit')
    const withdrawals = await entries('?kind=withdrawal')
    // The opening deposit among them.
    expect([all.count, deposits.count, withdrawals.count]).toEqual([22, 12, 10])
    expect([all.results.length, all.next]).toEqual([20, 2])
    expect(new Set(deposits.results.map(({ kind }) => kind))).toEqual(new Set(['deposit']))
    expect(new Set(withdrawals.results.map(({ kind }) => kind))).toEqual(new Set(['withdrawal']))
    expect((await entries('?page=2')).results).toHaveLength(2)
    for (const kind of ['bet', 'payout', 'refund'] as const)
      expect((await entries(`?kind=${kind}`)).count).toBe(0)
    expect((await bob.get('/transactions/entries/?kind=gift')).status).toBe(400)
  })
})
