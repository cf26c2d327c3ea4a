import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startTestSandbox, type TestMember, type TestSandbox } from '../../testing/server.ts'
import { createSharedReplies, encodingFor } from './replies.ts'

let sandbox: TestSandbox
let alice: TestMember
let bob: TestMember

beforeAll(async () => {
  sandbox = await startTestSandbox({ frozen: true, tickMs: 3_600_000 })
  alice = await sandbox.enter('alice')
  bob = await sandbox.enter('bob')
})
afterAll(() => sandbox.close())

const list = async (member: TestMember) => (await member.get('/events/')).json()

/** The euro odds of a home side, and whether its event is a favourite, as a member's list has them. */
async function shown(member: TestMember) {
  const { results } = await list(member)
  const event = results.find(({ eventId }: { eventId: string }) => eventId === 'e1')
  const market = event.markets.find(({ marketId }: { marketId: string }) => marketId === 'e1-1x2')
  return { home: market.selection[0].euroOdds, isFavourite: event.isFavourite }
}

describe('a list that many ask for', () => {
  it('is as the market is now, for each who asks, without a tick in between [LIVE-05] [BROWSE-05]', async () => {
    for (const home of ['3.10', '3.20']) {
      await sandbox.control('POST', 'markets/e1-1x2', { prices: { home } })
      expect(await shown(alice)).toEqual({ home, isFavourite: 'false' })
      expect(await shown(bob)).toEqual({ home, isFavourite: 'false' })
    }
  })

  it("has each member's own favourites and currency [BROWSE-03]", async () => {
    await shown(bob)
    const set = await alice.send('PATCH', '/favourite-event/e1/', { favourite: true })
    expect(set.status).toBe(200)
    expect([await shown(alice), await shown(bob)].map(({ isFavourite }) => isFavourite)).toEqual([
      'true',
      'false',
    ])
    const carol = await sandbox.enter('carol')
    const least = async (member: TestMember) => (await list(member)).results[0].markets[0].minAmount
    expect(await least(carol)).not.toBe(await least(alice))
  })

  it('is in the language of each who asks [MEMBER-09]', async () => {
    const namesIn = async (lang: string): Promise<string[]> => {
      const { results } = await (await alice.get(`/events/?lang=${lang}`)).json()
      return results[0].markets.map(({ marketName }: { marketName: string }) => marketName)
    }
    const english = await namesIn('en')
    expect(english).toContain('Asian handicap')
    expect(await namesIn('es')).toContain('Hándicap asiático')
    expect(await namesIn('en')).toEqual(english)
  })
})

describe('a shared reply', () => {
  it('is made, written and packed once, until something is otherwise', async () => {
    const shared = createSharedReplies()
    let made = 0
    const ask = () =>
      shared.of('list', () => {
        made += 1
        return { made, padding: 'x'.repeat(2_000) }
      })
    const text = shared.textOf(ask(), 'en') ?? ''
    expect(shared.textOf(ask(), 'en')).toBe(text)
    expect(made).toBe(1)
    expect(shared.packed(text, 'gzip')).toBe(shared.packed(text, 'gzip'))
    shared.clear()
    expect(shared.packed(text, 'gzip')).toBeNull()
    expect(ask().made).toBe(2)
  })

  it('is no other reply, though it has the same content', () => {
    expect(createSharedReplies().textOf({ made: 1 }, 'en')).toBeNull()
  })

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['identity', null],
    ['br;q=0, gzip', null],
    [undefined, null],
  ])('comes to a client that takes %s as %s', (accepted, encoding) => {
    expect(encodingFor(accepted)).toBe(encoding)
  })
})
