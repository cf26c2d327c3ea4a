import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { type CatalogueEntry, errors } from '#domain/session/errorCatalogue.ts'

import { quietFeed, startTestSandbox, type TestMember, type TestSandbox } from '../../testing/server.ts'
import { comboBody, type LegWish, threeLegs, wideFeed } from '../testing/combos.ts'

let sandbox: TestSandbox

const feeds = (world: Parameters<typeof quietFeed>[0]) => [quietFeed(world), wideFeed(world)]
beforeAll(async () => {
  sandbox = await startTestSandbox({ feeds })
})
afterAll(() => sandbox.close())
afterEach(() => sandbox.control('POST', 'reset', {}))

interface Offer {
  id: string
  name: string
  totalOdds: string
  betCount: number
  tickets: {
    eventId: string
    marketId: string
    betSelection: string
    euroOdd: string
    handicap: string | null
    line: string | null
  }[]
}

async function offersTo(member: TestMember): Promise<Offer[]> {
  const { results } = await (await member.get('/features/big_combo')).json()
  return results
}
function bodyOf({ id, tickets }: Offer, more: Parameters<typeof comboBody>[1] = {}) {
  const legs = tickets.map(({ marketId, betSelection, euroOdd, handicap, line }): LegWish => [
    marketId,
    betSelection,
    euroOdd,
    { ...(handicap === null ? {} : { handicap }), ...(line === null ? {} : { line }) },
  ])
  return comboBody(legs, { ticket_type: 'bigCombo', big_combo_id: id, ...more })
}
async function firstOffer(): Promise<{ alice: TestMember; offer: Offer }> {
  const alice = await sandbox.enter('alice')
  const [offer] = await offersTo(alice)
  if (offer === undefined) throw new Error('Nothing is put forward.')
  return { alice, offer }
}

describe('the big combos [SLIP-13]', () => {
  it('are two to four, of at least three matches each, the same for everyone and on every call', async () => {
    const offers = await offersTo(await sandbox.enter('alice'))
    expect(offers.length).toBeGreaterThanOrEqual(2)
    expect(offers.length).toBeLessThanOrEqual(4)
    for (const { tickets } of offers) {
      const events = new Set(tickets.map(({ eventId }) => eventId))
      expect(events.size).toBe(tickets.length)
      expect(events.size).toBeGreaterThanOrEqual(3)
    }
    expect(await offersTo(await sandbox.enter('bob'))).toEqual(offers)
  })

  it('are the same after a restart, and keep their selections while prices move', async () => {
    const data = `${sandbox.folder}/big`
    const first = await startTestSandbox({ data, feeds })
    const before = await offersTo(await first.enter('alice'))
    await first.close()
    const second = await startTestSandbox({ data, feeds })
    const alice = await second.enter('alice')
    expect((await offersTo(alice)).map(({ id }) => id)).toEqual(before.map(({ id }) => id))
    const ticket = before[0]?.tickets[0]
    const { marketId, betSelection } = ticket ?? { marketId: '', betSelection: '' }
    await second.control('POST', `markets/${marketId}`, { prices: { [betSelection]: '5.00' } })
    const [moved] = await offersTo(alice)
    expect(moved).toMatchObject({ id: before[0]?.id, tickets: [{ marketId, euroOdd: '5.00' }, {}, {}, {}] })
    await second.close()
  })

  it('are replaced when one of their markets closes, and stay while it is paused', async () => {
    const { alice, offer } = await firstOffer()
    const marketId = offer.tickets[0]?.marketId ?? ''
    await sandbox.control('POST', `markets/${marketId}`, { status: 'paused' })
    expect((await offersTo(alice)).map(({ id }) => id)).toContain(offer.id)
    await sandbox.control('POST', `markets/${marketId}`, { status: 'closed' })
    const now = await offersTo(alice)
    expect(now.map(({ id }) => id)).not.toContain(offer.id)
    expect(now.map(({ name }) => name)).toContain(offer.name)
    const refused = await alice.place('/combo-bet/', bodyOf(offer))
    expect(await refused.json()).toMatchObject({ code: errors.statusChanged.code })
  })

  it('are placed as they are offered, and count the members who did', async () => {
    const { alice, offer } = await firstOffer()
    expect(offer.betCount).toBe(0)
    const reply = await alice.place('/combo-bet/', bodyOf(offer))
    expect(reply.status).toBe(201)
    expect(await reply.json()).toMatchObject({
      ticket: { ticketType: 'bigCombo', totalOdds: offer.totalOdds },
    })
    await alice.place('/combo-bet/', bodyOf(offer))
    const bob = await sandbox.enter('bob')
    await bob.place('/combo-bet/', bodyOf(offer, { is_follow_bet: true }))
    expect(await offersTo(bob)).toContainEqual(expect.objectContaining({ id: offer.id, betCount: 2 }))
    const { bets, problems } = await sandbox.ledger('alice')
    expect(bets).toMatchObject([
      { ticketType: 'bigCombo', bigComboId: offer.id },
      { ticketType: 'bigCombo', bigComboId: offer.id },
    ])
    expect(problems).toEqual([])
  })

  it('are neither offered nor placed if the partner has switched them off [LAUNCH-14]', async () => {
    const { alice, offer } = await firstOffer()
    await sandbox.control('POST', 'features', { enableBigCombo: false })
    expect(await offersTo(alice)).toEqual([])
    const refused = await alice.place('/combo-bet/', bodyOf(offer))
    expect(await refused.json()).toMatchObject({ code: errors.statusChanged.code })
    await sandbox.control('POST', 'features', { enableBigCombo: true })
    expect(await offersTo(alice)).toContainEqual(expect.objectContaining({ id: offer.id }))
  })

  it.each<[string, (offer: Offer) => object, CatalogueEntry]>([
    [
      'with a leg less',
      (offer) => bodyOf({ ...offer, tickets: offer.tickets.slice(1) }),
      errors.invalidPostData,
    ],
    [
      'with other selections',
      (offer) => ({ ...bodyOf(offer), tickets: comboBody(threeLegs).tickets }),
      errors.invalidPostData,
    ],
    ['under another name', (offer) => bodyOf({ ...offer, id: 'big-0' }), errors.statusChanged],
    ['as a plain combo', (offer) => bodyOf(offer, { ticket_type: 'combo' }), errors.invalidPostData],
  ])('are refused %s', async (_what, bodyFor, entry) => {
    const { alice, offer } = await firstOffer()
    const reply = await alice.place('/combo-bet/', bodyFor(offer))
    expect([reply.status, await reply.json()]).toMatchObject([400, { code: entry.code }])
    expect((await sandbox.ledger('alice')).bets).toEqual([])
  })
})

describe('the control calls about what combos may contain [SLIP-10]', () => {
  it('leave events and markets that combos may not contain out of the list of combos', async () => {
    const alice = await sandbox.enter('alice')
    const listed = async (): Promise<string[]> => {
      const { results } = await (await alice.get('/events/?combo=true')).json()
      return results.flatMap(({ markets }: { markets: { marketId: string }[] }) =>
        markets.map(({ marketId }) => marketId),
      )
    }
    expect(await listed()).toContain('m2-win')
    await sandbox.control('POST', 'markets/m2-win', { comboAllowed: false })
    expect(await listed()).not.toContain('m2-win')
    await sandbox.control('POST', 'markets/m2-win', { comboAllowed: true })
  })

  it('allow a market in combos or not, and offer an outright, which no combo takes', async () => {
    await sandbox.control('POST', 'markets/m2-win', { comboAllowed: false })
    const { alice } = await firstOffer()
    const refused = await alice.place('/combo-bet/', comboBody())
    expect(await refused.json()).toMatchObject({ code: errors.comboNotAllowed.code })
    const { market } = await (await alice.get('/events/market/?market_id=m2-win')).json()
    expect(market.comboAllowed).toBe(false)
    await sandbox.control('POST', 'markets/m2-win', { comboAllowed: true })

    const made = { name: 'Cup of the North', participants: { Northport: '3.00', Eastvale: '4.50' } }
    const { event } = await sandbox.control<{ event: { eventId: string; markets: { marketId: string }[] } }>(
      'POST',
      'outrights',
      made,
    )
    const { results } = await (await alice.get('/events/?outright=true')).json()
    expect(results.map(({ eventId }: { eventId: string }) => eventId)).toContain(event.eventId)
    const marketId = event.markets[0]?.marketId ?? ''
    const outright = await alice.place('/combo-bet/', comboBody([...threeLegs, [marketId, 'p2', '4.50']]))
    expect(await outright.json()).toMatchObject({ code: errors.outrightNotForCombo.code })
    expect((await alice.bet({ marketId, side: 'p2', odds: '4.50' })).status).toBe(201)
  })
})

describe('the control call that offers a combo', () => {
  const put = (selections: object[], name?: string) =>
    sandbox.control<{ id: string; bigCombos: { id: string; betCount: number }[] }>('POST', 'bigcombos', {
      selections,
      ...(name === undefined ? {} : { name }),
    })
  const three = threeLegs.map(([marketId, side]) => ({ marketId, side }))

  it('puts it before the others, to be placed like them [SLIP-13]', async () => {
    const { id, bigCombos } = await put(three, 'Mine')
    expect(bigCombos[0]).toMatchObject({ id, betCount: 0 })
    const { alice, offer } = await firstOffer()
    expect(offer).toMatchObject({ id, name: 'Mine', totalOdds: '7.20' })
    expect((await alice.place('/combo-bet/', bodyOf(offer))).status).toBe(201)
    const { bigCombos: after } = await sandbox.control<{ bigCombos: object[] }>('GET', 'bigcombos')
    expect(after[0]).toMatchObject({ id, betCount: 1 })
    for (const _ of [1, 2, 3, 4, 5]) await put(three)
    expect(await offersTo(alice)).toHaveLength(4)
  })

  it.each([
    [three.slice(1), 'tooFewEvents'],
    [[...three, { marketId: 'apart-win', side: 'home' }], 'comboNotAllowed'],
    [[...three, { marketId: 'm4-win', side: 'draw' }], 'There is no draw'],
    [[], 'fewer than 1'],
  ])('refuses %j', async (selections, reason) => {
    await expect(put(selections)).rejects.toThrow(reason)
  })
})
