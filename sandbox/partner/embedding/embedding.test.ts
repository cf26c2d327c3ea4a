import { runInNewContext } from 'node:vm'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { SlipwayOptions } from '#embed/types.ts'

import { launchBy, startTestSandbox, type TestSandbox } from '../../testing/server.ts'
import { isWrong, readOptions } from './page/options.ts'
import { type EmbedOptions, snippetOf } from './page/snippet.ts'

const client = 'http://localhost:4400'
const clients = [client, 'http://127.0.0.1:4400']

/** What a form that nobody has touched says, and what was changed in it. */
function chosen(changes: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData()
  const untouched = {
    member: 'alice',
    lang: 'en',
    client_origin: client,
    link_from: 'server',
    title: 'Betting',
  }
  for (const [name, value] of Object.entries({ ...untouched, height: 'fill', place: '640', ...changes }))
    form.set(name, value)
  return form
}

function read(changes: Readonly<Record<string, string>> = {}): EmbedOptions {
  const options = readOptions(chosen(changes), clients)
  if (isWrong(options)) throw new Error(Object.values(options).join(' '))
  return options
}

describe('the snippet of the embed options [HOST-01]', () => {
  it('says what the script is not called with otherwise, and leaves out what goes without saying', () => {
    expect(snippetOf(read())).toBe(`<div id="betting" style="height: 640px"></div>
<script type="module">
  import { openSlipway } from 'http://localhost:4400/v8/slipway-embed.js'

  // Your server answers with a fresh link for the member who is logged in.
  const reply = await fetch('/launch-link?member=alice&lang=en')
  const { link } = await reply.json()

  const client = openSlipway({
    link,
    container: document.getElementById('betting'),
    title: 'Betting',
  })
</script>
`)
    const form = chosen({ height: 'content', press_rule: 'add', competition_id: 'c1, c2', event_id: 'e1' })
    form.append('on', 'ready')
    form.append('on', 'bet-placed')
    const options = readOptions(form, clients)
    const snippet = isWrong(options) ? '' : snippetOf(options)
    expect(snippet).toContain('<div id="betting"></div>')
    expect(snippet).toContain(
      "'/launch-link?member=alice&lang=en&event_id=e1&competition_id=c1&competition_id=c2'",
    )
    expect(snippet).toContain("height: 'content',")
    expect(snippet).toContain("pressRule: 'add',")
    expect(snippet).toContain("'bet-placed': (data) => console.log('bet-placed', data),")
  })

  it('has every option of the script', () => {
    const told: Record<keyof SlipwayOptions, string> = {
      link: '    link,',
      container: '    container: ',
      height: '    height: ',
      title: '    title: ',
      pressRule: '    pressRule: ',
      on: '    on: {',
    }
    const form = chosen({ height: 'content', press_rule: 'replace' })
    form.append('on', 'ready')
    const options = readOptions(form, clients)
    const lines = isWrong(options) ? '' : snippetOf(options)
    expect(Object.values(told).filter((line) => !lines.includes(line))).toEqual([])
  })

  it('holds whatever is written as text, which ends neither a literal nor the script', () => {
    const title = `It's "here" \\ </script><script>alert(1)</script>`
    const snippet = snippetOf(read({ title }))
    const [, literal = ''] = /title: (.*),\n/.exec(snippet) ?? []
    expect(runInNewContext(literal)).toBe(title)
    expect(snippet.match(/<\/script>/g)).toHaveLength(1)
  })

  it('holds a written link, and loads the script from where that leads', () => {
    const link = 'http://127.0.0.1:4400/v8/launch.html?token=T'
    const snippet = snippetOf(read({ link_from: 'written', link }))
    expect(snippet).toContain(`const link = '${link}'`)
    expect(snippet).toContain("from 'http://127.0.0.1:4400/v8/slipway-embed.js'")
  })

  it.each([
    [{ place: '12' }, 'place', 'from 200 to 4000'],
    [{ place: '640px' }, 'place', 'whole number'],
    [{ title: ' ' }, 'title', 'A name is needed'],
    [{ link_from: 'written' }, 'link', 'Write the link'],
    [{ link_from: 'written', link: 'javascript:alert(1)' }, 'link', 'no web address'],
    [{ link_from: 'written', link: 'https://evil.example/' }, 'link', 'http://localhost:4400'],
  ])('is not made of %j: what is wrong is said in words', (changes, name, words) => {
    const options = readOptions(chosen(changes), clients)
    expect(isWrong(options) && Object.keys(options)).toEqual([name])
    expect(isWrong(options) && options[name]).toContain(words)
  })

  it('has the whole window for its place if that is left open', () => {
    expect(snippetOf(read({ place: '' }))).toContain('style="height: 100dvh"')
    expect(read({ place: 'nonsense', height: 'content' }).height).toBe('content')
  })
})

describe("the call that stands for a partner's server [LAUNCH-01]", () => {
  let sandbox: TestSandbox
  beforeAll(async () => {
    sandbox = await startTestSandbox()
  })
  afterAll(() => sandbox.close())
  const ask = (path: string, wish: RequestInit = {}) => fetch(`${sandbox.partnerUrl}${path}`, wish)

  it('answers with a link that launches, another each time', async () => {
    const links = await Promise.all(
      [1, 2].map(async () => {
        const { link } = await (await ask('/launch-link?member=alice&event_id=e1&competition_id=c1')).json()
        return String(link)
      }),
    )
    expect(new Set(links).size).toBe(2)
    const params = new URL(links[0] ?? '').searchParams
    expect([params.get('event_id'), params.getAll('competition_id[]')]).toEqual(['e1', ['c1']])
    expect(await (await launchBy(sandbox.clientUrl, links[0] ?? '')).json()).toMatchObject({
      memberCode: 'alice',
    })
  })

  it('says in words what is not there', async () => {
    const gone = await ask('/launch-link?member=alice&event_id=gone&competition_id=c1&competition_id=c9')
    expect(gone.status).toBe(400)
    expect(await gone.json()).toEqual({
      wrong: {
        event_id: 'There is no event gone on offer.',
        competition_id: 'There is no competition c9 on offer.',
      },
    })
    const nobody = await ask('/launch-link?member=nobody')
    expect([nobody.status, await nobody.json()]).toEqual([
      404,
      { wrong: { member: 'There is no member "nobody".' } },
    ])
  })

  it('is read by no page of another origin, and a snippet of another page does not run under this name [HOST-05]', async () => {
    const reply = await ask('/launch-link?member=alice', { headers: { origin: 'https://evil.example' } })
    expect(reply.headers.get('access-control-allow-origin')).toBeNull()
    const body = new URLSearchParams({ snippet: '<script>alert(1)</script>' })
    for (const site of ['cross-site', 'same-site', '']) {
      const posted = await ask('/embed/page', {
        method: 'POST',
        body,
        headers: site === '' ? {} : { 'sec-fetch-site': site },
      })
      expect(posted.status, site).toBe(403)
      expect(await posted.text()).not.toContain('alert(1)')
    }
  })
})
