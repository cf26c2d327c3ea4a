import { describe, expect, it } from 'vitest'

import { defaultLuckyFilters } from '#domain/bets/luckyCombo.ts'
import { errors } from '#domain/session/errorCatalogue.ts'
import type { components } from '#openapi/client.gen.ts'
import { errorBody, json, serve, testApi, type Responder } from '#src/testing/api/replies.ts'

const wire: components['schemas']['SlipTicket'] = {
  eventId: 'e1',
  marketId: 'm1',
  betSelection: 'over',
  line: '2.25',
  selectOddType: 'hongkong',
  handicap: null,
  odds: '-0.90',
  euroOdd: '2.10',
  selectOdd: '1.10',
  changeStatus: 'none',
  timeStamp: 5,
  gameName: 'Soccer',
  gameLogo: null,
  gameId: '41',
  marketTypeName: 'Over / Under',
  maxBetAmount: '5000.00',
  betShortName: 'OU',
  competitionName: 'League',
  participantHomeName: 'Reds',
  participantAwayName: 'Blues',
  betSelectionDisplay: 'Over',
  betRangeDisplay: '4545.45',
  marketStatus: 'open',
  eventDate: '2026-01-02T03:04:05Z',
}

async function asked(answer: Responder, timeout?: number) {
  const server = await serve(answer)
  const { api, leftOut } = testApi(server.origin, timeout === undefined ? {} : { timeout })
  const wish = { filters: { ...defaultLuckyFilters, gameId: '41' }, oddsType: 'malay' } as const
  return { server, leftOut, legs: api.luckyCombo(wish) }
}

describe('asking for a lucky combo [SLIP-14]', () => {
  it('names every filter, its bounds in the member’s odds type, and reads the selections as legs [SLIP-01]', async () => {
    const { server, legs } = await asked(json(200, { totalOdds: '2.10', tickets: [wire] }))
    expect(await legs).toEqual([
      {
        eventId: 'e1',
        marketId: 'm1',
        side: 'over',
        line: '2.25',
        handicap: null,
        euroOdds: '2.10',
        price: { euro: '2.10', malay: '-0.90', hongkong: '1.10' },
        status: 'open',
        timeStamp: 5,
        betType: 'OU',
        marketName: 'Over / Under',
        selectionName: 'Over',
        gameId: '41',
        gameName: 'Soccer',
        competitionName: 'League',
        homeName: 'Reds',
        awayName: 'Blues',
        startUtc: Date.UTC(2026, 0, 2, 3, 4, 5),
        inPlay: false,
        option: 'match',
        comboAllowed: true,
        maxBetAmount: '5000.00',
        change: 'none',
      },
    ])
    const [call] = server.calls
    expect(Object.fromEntries(call?.query ?? [])).toEqual({
      from_odds: '0.40',
      to_odds: '-0.50',
      odds_type: 'malay',
      event_select: 'all',
      game_id: '41',
      num_events: '3',
      bet_type: 'all',
      selection: 'all',
    })
  })

  it('leaves out a selection of a type from a later version, and counts it [LIVE-13]', async () => {
    const tickets = [wire, { ...wire, marketId: 'm2', betShortName: 'NEW' }]
    const { legs, leftOut } = await asked(json(200, { totalOdds: '4.41', tickets }))
    expect((await legs).map(({ marketId }) => marketId)).toEqual(['m1'])
    expect(leftOut).toEqual(['unknown.betType'])
  })

  it('cannot be read where no selection can', async () => {
    const { legs } = await asked(json(200, { totalOdds: '1.00', tickets: [{}] }))
    await expect(legs).rejects.toMatchObject({ failure: { kind: 'unreadable' } })
  })

  it('is refused by a 404 of our server’s own where nothing fits', async () => {
    const { legs } = await asked(json(404, { ...errorBody, code: errors.noResult.code }))
    await expect(legs).rejects.toMatchObject({ failure: { code: errors.noResult.code, status: 404 } })
  })

  it('is aborted where no answer comes [SRV-14]', async () => {
    const { legs } = await asked(() => undefined, 20)
    await expect(legs).rejects.toMatchObject({ failure: { kind: 'timedOut' } })
  })
})
