import { watchForTokens } from '../../harness/access/tokens.ts'
import { expect, test } from '../../harness/fixtures.ts'
import { ClientPage } from '../../harness/pages/client.ts'
import { openPartnerSite } from '../../harness/pages/host.ts'
import { prepare } from '../../harness/slip/placing.ts'

/** What this tab and this browser keep, key by key. */
interface Kept {
  readonly shelf: string
  readonly key: string
  readonly value: string
}

const diagnostics = 'JSON.stringify(slipway())'

test.describe('tokens, from the launch on', () => {
  for (const mode of ['page', 'frame'] as const)
    test(`are in no address, referrer, console, report or history but the launch link's own and the channels', through list, event, bet, history, a failing call and a reload (${mode}) [LAUNCH-06] [HOST-01]`, async ({
      page,
      context,
      sandbox,
    }) => {
      const watched = watchForTokens(context)
      const secrets = new Set<string>()
      /** Names the operator's launch and lets nobody in; reports of servers carry it, in their bodies. */
      const publicTokens = new Set<string>()
      page.on('response', async (response) => {
        if (!new URL(response.url()).pathname.startsWith('/api/game-launch/')) return
        const reply: unknown = await response.json().catch(() => null)
        for (const [name, value] of Object.entries(reply ?? {}))
          if (/token$/i.test(name) && typeof value === 'string')
            (name === 'publicToken' ? publicTokens : secrets).add(value)
      })
      page.on('request', (request) => {
        const { pathname, searchParams } = new URL(request.url())
        if (pathname !== '/v8/launch.html') return
        for (const name of ['token', 'partner_member_token']) secrets.add(searchParams.get(name) ?? '')
      })

      let client: ClientPage
      if (mode === 'frame') client = await openPartnerSite(page, sandbox, { isSameSite: true })
      else {
        await page.goto((await sandbox.launch({ member: 'alice', lang: 'en', odds_type: 'euro' })).link)
        client = new ClientPage(page, page)
      }
      await client.ready()
      await prepare(client, sandbox, 20)
      await client.slip.place.click()
      await client.slip.placed()
      await client.tickets.open()
      await expect(client.getByRole('article').first()).toBeVisible()
      await client.getByRole('group').first().getByRole('link').first().click()
      await expect(client.lists.tab('Today')).toBeHidden()
      await sandbox.fault({
        method: 'GET',
        path: '/transactions/',
        kind: 'status',
        status: 500,
        times: 1_000,
      })
      await client.getByRole('tab', { name: 'Settled', exact: true }).click()
      await expect(client.getByRole('button', { name: 'Retry' }).first()).toBeVisible()
      await sandbox.clearFaults()
      const frame =
        mode === 'page' ? page.mainFrame() : page.frames().find((each) => each.parentFrame() !== null)
      if (frame === undefined || frame === null) throw new Error('No client.')
      await Promise.all([page.waitForResponse(/game-launch\/check/), frame.evaluate(() => location.reload())])
      await expect(client.member.balance).toContainText('9,980.00')

      const tokens = [...secrets, ...publicTokens]
      // The launch link's two, and those of the reply.
      expect(tokens.length).toBeGreaterThanOrEqual(4)
      const allowed = (place: string, text: string): boolean =>
        ((place === 'request' || place === 'address') && new URL(text).pathname === '/v8/launch.html') ||
        (place === 'socket' && new URL(text).searchParams.has('auth_token'))
      const sightings = [
        ...watched.sightings([...secrets]),
        ...watched.sightings([...publicTokens]).filter(({ place }) => !place.startsWith('body of ')),
      ]
      expect(new Set(sightings.map(({ place }) => place))).toEqual(new Set(['request', 'address', 'socket']))
      expect(sightings.filter(({ place, text }) => !allowed(place, text))).toEqual([])

      const seen = await frame.evaluate(() => ({
        address: location.href,
        state: JSON.stringify(history.state),
        referrer: document.referrer,
        page: document.documentElement.outerHTML,
        cookie: document.cookie,
        name: window.name,
        resources: performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .join(' '),
      }))
      const report = await frame.evaluate<string>(diagnostics)
      for (const [place, text] of Object.entries({ ...seen, report }))
        // The mapping of domains, which the page brings, has the operators' public ones.
        expect(
          [...secrets, ...(place === 'page' ? [] : publicTokens)].filter((token) => text.includes(token)),
          place,
        ).toEqual([])

      const kept = await frame.evaluate<Kept[]>(() =>
        [localStorage, sessionStorage].flatMap((shelf, at) =>
          Object.keys(shelf).map((key) => ({
            shelf: at === 0 ? 'local' : 'tab',
            key,
            value: shelf.getItem(key) ?? '',
          })),
        ),
      )
      const holding = kept.filter(({ value }) => tokens.some((token) => value.includes(token)))
      expect(holding.map(({ key }) => key)).toEqual(holding.map(() => 'slipway:v1:session'))
      expect(holding).not.toEqual([])

      // Nothing in the history leads back to an address with a token.
      if (mode === 'page') {
        for (let steps = await page.evaluate(() => history.length); steps > 1; steps -= 1) {
          await page.goBack({ waitUntil: 'commit' }).catch(() => null)
          expect(tokens.filter((token) => page.url().includes(token))).toEqual([])
        }
      }
    })
})
