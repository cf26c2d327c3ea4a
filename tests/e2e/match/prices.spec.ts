import { someEvent } from '../../harness/events.ts'
import { expect, test } from '../../harness/fixtures.ts'
import { colourOf } from '../../harness/look/colours.ts'
import { choose } from '../../harness/pages/controls.ts'
import { watchNames } from '../../harness/pages/match.ts'

test.describe('prices', () => {
  test('a price that rises is marked up, one that falls down, and the mark clears [LIVE-08] [LIVE-01]', async ({
    launched,
    sandbox,
  }) => {
    const { event, market, home } = await someEvent(sandbox)
    const client = await launched()
    const price = client.price(home, client.lists.event(event.home, event.away)).first()
    await expect(price).toBeVisible()
    await expect.poll(() => sandbox.lines()).toContain('events')
    const names = await watchNames(price)
    await sandbox.market(market.marketId, { prices: { home: '3.05' } })
    await expect.poll(names).toContainEqual(expect.stringMatching(/3\.05, up/))
    await sandbox.market(market.marketId, { prices: { home: '2.95' } })
    await expect.poll(names).toContainEqual(expect.stringMatching(/2\.95, down/))
    await expect(price).toHaveAccessibleName(/2\.95$/)
  })

  test("the slip's leg goes up and down with its price, in colour and sign [LIVE-08] [SLIP-15]", async ({
    launched,
    page,
    sandbox,
  }) => {
    const { event, market, home } = await someEvent(sandbox)
    await sandbox.market(market.marketId, { prices: { home: '2.00' } })
    const client = await launched()
    await client.price(home, client.lists.event(event.home, event.away)).first().click()
    for (const [price, colour, words] of [
      ['2.10', '--up', 'Odds went up'],
      ['1.95', '--down', 'Odds went down'],
    ] as const) {
      const expected = await colourOf(page, colour)
      await sandbox.market(market.marketId, { prices: { home: price } })
      const shown = client.slip.leg(home).getByText(price, { exact: false }).first()
      await expect(client.slip.leg(home)).toContainText(words)
      await expect(shown).toHaveCSS('color', expected)
    }
  })

  test('a paused market shows a lock with its price readable, and opens again [BROWSE-10] [LIVE-08]', async ({
    launched,
    sandbox,
  }) => {
    const { event, market, home } = await someEvent(sandbox)
    const client = await launched()
    const price = client.price(home, client.lists.event(event.home, event.away)).first()
    await sandbox.market(market.marketId, { status: 'paused' })
    await expect(price).toHaveAccessibleName(/suspended/)
    await expect(price).toHaveAccessibleName(/\d\.\d\d/)
    await sandbox.market(market.marketId, { status: 'open' })
    await expect(price).not.toHaveAccessibleName(/suspended/)
  })

  test('a selection that cannot be bet is not added: match ended or paused [SLIP-04]', async ({
    launched,
    sandbox,
  }) => {
    const { event, market, home } = await someEvent(sandbox)
    const client = await launched()
    const price = client.price(home, client.lists.event(event.home, event.away)).first()
    await sandbox.market(market.marketId, { status: 'paused' })
    await expect(price).toHaveAccessibleName(/suspended/)
    await price.click({ force: true })
    await expect(
      client.getByText('Unable to add to betslip when match ended or paused').first(),
    ).toBeVisible()
    await expect(client.slip.leg(home)).toHaveCount(0)
  })

  test('a closed event leaves the list [LIVE-07]', async ({ launched, sandbox }) => {
    const { event } = await someEvent(sandbox)
    const client = await launched()
    await expect(client.lists.event(event.home, event.away)).toBeVisible()
    await sandbox.event(event.eventId, { close: true })
    await expect(client.lists.event(event.home, event.away)).toHaveCount(0)
  })

  test('while the line is cut prices are not bettable; after it what changed meanwhile is shown [LIVE-04] [LIVE-05]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const { event, market, home } = await someEvent(sandbox)
    const client = await launched()
    const price = client.price(home, client.lists.event(event.home, event.away)).first()
    await price.click()
    await client.slip.stake.fill('10')
    await expect(client.slip.place).toHaveAttribute('aria-disabled', 'false')
    await page.context().setOffline(true)
    await sandbox.sockets({ action: 'drop' })
    await expect(client.slip.place).toHaveAttribute('aria-disabled', 'true')
    await sandbox.market(market.marketId, { prices: { home: '4.44' } })
    await page.context().setOffline(false)
    await expect(price).toHaveAccessibleName(/4\.44/)
    await expect(client.slip.leg(home)).toContainText('4.44')
    await expect(client.slip.place).toHaveAttribute('aria-disabled', 'false')
  })

  test('a socket that closes is opened again and the price goes on [LIVE-04]', async ({
    launched,
    sandbox,
  }) => {
    const { event, market, home } = await someEvent(sandbox)
    const client = await launched()
    const price = client.price(home, client.lists.event(event.home, event.away)).first()
    await expect(price).toBeVisible()
    await sandbox.sockets({ action: 'close', code: 1011 })
    await sandbox.market(market.marketId, { prices: { home: '5.55' } })
    await expect(price).toHaveAccessibleName(/5\.55/)
  })

  test('odds show in four types, truncated, and follow the choice at once [ODDS-01] [ODDS-02]', async ({
    launched,
    sandbox,
  }) => {
    const { event, market, home } = await someEvent(sandbox)
    await sandbox.market(market.marketId, { prices: { home: '2.03' } })
    const client = await launched()
    const price = client.price(home, client.lists.event(event.home, event.away)).first()
    const expected = { Euro: /2\.03/, Hongkong: /1\.03/, Malay: /-0\.97/, Indo: /1\.0300/ }
    for (const [name, label] of Object.entries(expected)) {
      await choose(client, 'Odds type', name)
      await expect(price, name).toHaveAccessibleName(label)
    }
  })

  test('a row keeps its height whatever its prices do [BROWSE-07]', async ({ launched, sandbox }) => {
    const { event, market } = await someEvent(sandbox)
    const client = await launched()
    const row = client.lists.event(event.home, event.away)
    const before = (await row.boundingBox())?.height
    await sandbox.market(market.marketId, { prices: { home: '123.45' } })
    await expect(row).toContainText('123.45')
    await sandbox.market(market.marketId, { status: 'paused' })
    await expect(row.getByRole('button', { name: /suspended/ }).first()).toBeVisible()
    expect((await row.boundingBox())?.height).toBe(before)
  })

  test('an event page is notified of its own markets, and is fetched again when the server says so [LIVE-02] [LIVE-09] [BROWSE-08]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const { event, market } = await someEvent(sandbox)
    const client = await launched()
    const channels: string[] = []
    page.on('websocket', (socket) => channels.push(new URL(socket.url()).pathname))
    await client.lists.event(event.home, event.away).getByRole('link').first().click()
    await expect(client.getByRole('heading', { name: `${event.home} v ${event.away}` })).toBeVisible()
    await expect.poll(() => channels).toContain(`/game-client/v8/events/${event.eventId}/`)
    await expect.poll(() => sandbox.lines()).toContain(`event ${event.eventId}`)
    const cell = page
      .getByRole('main')
      .locator(`[data-market="${market.marketId}"][data-side="home"]`)
      .first()
    const names = await watchNames(cell)
    await sandbox.market(market.marketId, { prices: { home: '7.77' } })
    await expect.poll(names).toContainEqual(expect.stringMatching(/7\.77, up/))
    const again = page.waitForRequest((request) =>
      request.url().includes(`/api/events/?event_id=${event.eventId}`),
    )
    await sandbox.event(event.eventId, { refresh: true })
    await again
  })

  test('an older message changes nothing [LIVE-06]', async ({ launched, page, sandbox }) => {
    const { event, market, home } = await someEvent(sandbox)
    // What a late message looks like: the true one again, with an older stamp and another price.
    await page.routeWebSocket(/\/game-client\/v8\/events\//, (socket) => {
      const server = socket.connectToServer()
      server.onMessage((text) => {
        socket.send(text)
        if (!String(text).includes(market.marketId)) return
        const late = JSON.parse(String(text)) as {
          data: { timeStamp: number; selection: { euroOdds: string }[] }[]
        }
        for (const update of late.data) {
          update.timeStamp -= 1
          for (const selection of update.selection) selection.euroOdds = '66.66'
        }
        socket.send(JSON.stringify(late))
      })
    })
    const client = await launched()
    const price = client.price(home, client.lists.event(event.home, event.away)).first()
    await expect(price).toBeVisible()
    await expect.poll(() => sandbox.lines()).toContain('events')
    const names = await watchNames(price)
    await sandbox.market(market.marketId, { prices: { home: '3.33' } })
    await expect.poll(names).toContainEqual(expect.stringMatching(/3\.33, up/))
    await sandbox.market(market.marketId, { prices: { home: '3.22' } })
    await expect.poll(names).toContainEqual(expect.stringMatching(/3\.22, down/))
    await expect(price).toHaveAccessibleName(/3\.22$/)
    expect(await names()).not.toContainEqual(expect.stringContaining('66.66'))
  })

  test("a time in the future of the server's clock freezes no price, and what names another event changes none [LIVE-06] [LIVE-13]", async ({
    launched,
    page,
    sandbox,
  }) => {
    const { event, market, home } = await someEvent(sandbox)
    // Before each true message the same with a price of its own: of a time that cannot be, and of an event that it is not of.
    await page.routeWebSocket(/\/game-client\/v8\/events\//, (socket) => {
      const server = socket.connectToServer()
      server.onMessage((text) => {
        if (String(text).includes(market.marketId))
          for (const [euroOdds, change] of [
            ['23.34', { timeStamp: Number.MAX_SAFE_INTEGER }],
            ['55.55', { eventId: 'another' }],
          ] as const) {
            const made = JSON.parse(String(text)) as { data: { selection: object[] }[] }
            made.data = made.data.map(({ selection, ...update }) => ({
              ...update,
              ...change,
              selection: selection.map((side) => ({ ...side, euroOdds })),
            }))
            socket.send(JSON.stringify(made))
          }
        socket.send(text)
      })
    })
    const client = await launched()
    const price = client.price(home, client.lists.event(event.home, event.away)).first()
    await expect(price).toBeVisible()
    await expect.poll(() => sandbox.lines()).toContain('events')
    const names = await watchNames(price)
    await price.click()
    for (const odds of ['3.33', '3.22', '3.44']) {
      await sandbox.market(market.marketId, { prices: { home: odds } })
      await expect(price).toHaveAccessibleName(new RegExp(odds))
      await expect(client.slip.leg(home)).toContainText(odds)
    }
    expect(await names()).not.toContainEqual(expect.stringContaining('55.55'))
    for (const name of ['ahead', 'malformed'])
      expect(await page.evaluate(`slipway().counters.${name}`), name).toBeGreaterThan(0)
  })
})
