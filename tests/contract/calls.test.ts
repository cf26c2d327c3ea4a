import { describe, expect, it } from 'vitest'

import { clientSchema, listCalls, readCall } from './contract.ts'

interface Row {
  call: string
  /** Query parameters that the document lists. */
  query?: string[]
  path?: string[]
  header?: string[]
  body?: string[]
  /** Query parameters that the contract adds, each explained in the call's description. */
  added?: string[]
}

const placingHeaders = ['X-UNIQUE', 'X-UNIQUE-Expires']

/** Every row of contract §7.1, in its order. */
const documented: Row[] = [
  {
    call: 'POST /game-launch/',
    body: [
      'token',
      'partner_member_token',
      'is_anonymous',
      'lang',
      'odds_type',
      'theme',
      'event_id',
      'competition_id',
      'timezone',
    ],
  },
  { call: 'GET /members/me/' },
  { call: 'GET /wallet/' },
  { call: 'GET /notifications/', query: ['page_size', 'language', 'timezone'], added: ['page'] },
  { call: 'GET /members/config/' },
  { call: 'PATCH /members/config/', body: ['avatar_id', 'default_landing_page'] },
  { call: 'GET /members/avatars/', added: ['page', 'page_size'] },
  { call: 'GET /games', query: ['settlement_status', 'lang', 'timezone'] },
  { call: 'GET /games/tieco/', query: ['game_id', 'competition_id', 'timezone'], added: ['search'] },
  {
    call: 'GET /events/',
    query: [
      'event_id',
      'game_id',
      'competition_id',
      'combo',
      'outright',
      'timing',
      'date',
      'market_option',
      'map_option',
      'lang',
      'timezone',
    ],
    header: ['Cache-Control', 'X-Request-Signature'],
    added: ['page', 'page_size', 'search'],
  },
  { call: 'GET /events/featured', query: ['lang', 'timezone'] },
  { call: 'GET /events/favourite', query: ['lang', 'timezone'] },
  { call: 'GET /events/odds_history', query: ['combo', 'timezone'], added: ['market_id'] },
  {
    call: 'GET /events/dates_count',
    query: ['combo', 'game_id', 'competition_id', 'timezone'],
    added: ['search'],
  },
  { call: 'GET /events/market/', query: ['market_id', 'timezone', 'lang'] },
  {
    call: 'GET /events/event_livestats/{event_id}/',
    path: ['event_id'],
    query: ['map_option', 'lang', 'timezone'],
  },
  { call: 'GET /events/{event_id}/streams/', path: ['event_id'] },
  { call: 'PATCH /favourite-event/{id}/', path: ['id'], body: ['favourite'] },
  {
    call: 'GET /results/',
    query: ['outright', 'date', 'competition_id'],
    added: ['game_id', 'page', 'page_size', 'lang', 'timezone'],
  },
  {
    call: 'GET /transactions/',
    query: ['page', 'page_size', 'timezone', 'lang'],
    added: ['tab', 'result', 'ticket_type', 'date_from', 'date_to', 'ticket_num'],
  },
  {
    call: 'POST /single-bet/',
    header: placingHeaders,
    body: ['tickets', 'amount', 'currency', 'odds_type', 'accept_odds', 'is_follow_bet'],
  },
  {
    call: 'POST /combo-bet/',
    header: placingHeaders,
    body: [
      'tickets',
      'amount',
      'currency',
      'odds_type',
      'accept_odds',
      'ticket_type',
      'big_combo_id',
      'is_follow_bet',
    ],
  },
  {
    call: 'POST /event-combo/',
    header: placingHeaders,
    body: ['event_id', 'tickets', 'euro_odds', 'amount', 'currency', 'odds_type', 'accept_odds'],
  },
  {
    call: 'POST /mixed-combo-bet/',
    header: placingHeaders,
    body: ['tickets', 'stakes', 'currency', 'odds_type', 'accept_odds'],
  },
  {
    call: 'GET /lucky-combo/',
    query: [
      'from_odds',
      'to_odds',
      'odds_type',
      'event_select',
      'game_id',
      'num_events',
      'bet_type',
      'selection',
    ],
  },
  {
    call: 'POST /prebooking/',
    header: placingHeaders,
    body: ['ticket', 'target_odds', 'amount', 'currency', 'odds_type'],
  },
  { call: 'POST /prebooking/cancel/', body: ['ticket_id'] },
  { call: 'POST /bet-range/single/', body: ['market_id', 'bet_type_selection'] },
  { call: 'POST /bet-range/combo/', body: ['market_id', 'bet_type_selection'] },
  { call: 'POST /bet-range/mixed-combo/', body: ['market_id', 'bet_type_selection'] },
  { call: 'GET /analytics/', query: ['event_id', 'summary_type', 'filter_by', 'lang', 'timezone'] },
  { call: 'GET /analytics/available/', query: ['event_id', 'lang'] },
  { call: 'GET /analytics/play_by_play/', query: ['event_id', 'match_id', 'summary_type', 'filter_by'] },
  {
    call: 'GET /events/in-match-combo/',
    query: ['event_id', 'combo', 'outright', 'market_option', 'map_option', 'lang', 'timezone'],
  },
  { call: 'GET /features/hot_market', query: ['lang', 'timezone'] },
  { call: 'GET /features/hot_event', query: ['lang', 'timezone'] },
  { call: 'GET /features/win_rate', query: ['lang', 'timezone'] },
  { call: 'GET /features/turnover', query: ['lang', 'timezone'] },
  { call: 'GET /features/big_combo', query: ['lang', 'timezone'] },
  { call: 'GET /healthcheck' },
  {
    call: 'POST /healthcheck/record',
    body: ['domains', 'selected', 'partner_domain', 'public_token', 'signature'],
  },
  { call: 'GET /maintenance/status.json', query: ['timestamp'] },
  { call: 'GET /mini-game/v2/tables/', query: ['page', 'page_size'], header: ['accept-language'] },
  { call: 'GET /v8/themes/{name}.json', path: ['name'], query: ['version'] },
  { call: 'GET /static/rules_{lang}.json', path: ['lang'] },
]

/** Calls that product screens need and the documents leave out. */
const decided = [
  'GET /game-launch/check/',
  'POST /game-launch/refresh/',
  'GET /bets/by-unique/{key}',
  'GET /transactions/entries/',
  'GET /results/competitions/',
  'GET /events/competitions/',
  'POST /bet-range/event-combo/',
  'POST /members/nickname/',
  'GET /members/care/',
  'POST /bet-codes/',
  'GET /bet-codes/{code}/',
  'POST /cash-out/',
  'GET /notifications/settings/',
  'PUT /notifications/settings/',
  'POST /notifications/read/',
  'GET /news/',
  'GET /rankings/masters/',
  'GET /rankings/top_winnings/',
  'GET /reviews/',
  'POST /reviews/',
  'GET /mini-game/v2/bets/',
  'GET /mini-game/v2/results/',
  'GET /mini-game/v2/guide/',
  'GET /v8/operators.json',
  'GET /static/prebook_guide_{lang}.json',
  'GET /static/payout_guide_{lang}.json',
]

describe('the calls of the documents', () => {
  it.each(documented)(
    '$call takes what the documents say, and what the contract says it adds [SRV-03]',
    (row) => {
      const [method = '', path = ''] = row.call.split(' ')
      const call = readCall(method, path)
      expect(call.query.toSorted()).toEqual([...(row.query ?? []), ...(row.added ?? [])].toSorted())
      expect(call.path).toEqual(row.path ?? [])
      expect(call.header.toSorted()).toEqual((row.header ?? []).toSorted())
      expect(call.body.toSorted()).toEqual((row.body ?? []).toSorted())
    },
  )

  it('are the only ones, besides those the contract decided on [SRV-03]', () => {
    expect(listCalls().toSorted()).toEqual([...documented.map((row) => row.call), ...decided].toSorted())
  })

  it('take a list of selections for the range of a combo and of a system [SRV-03]', () => {
    expect(readCall('POST', '/bet-range/single/').bodyType).toBe('object')
    expect(readCall('POST', '/bet-range/combo/').bodyType).toBe('array')
    expect(readCall('POST', '/bet-range/mixed-combo/').bodyType).toBe('array')
  })

  it('name the languages of rules files and of notifications as the servers do [SRV-03]', () => {
    expect(clientSchema('RulesLanguage').enum).toEqual(expect.arrayContaining(['sp', 'my']))
    expect(clientSchema('RulesLanguage').enum).not.toContain('es')
    expect(clientSchema('NotificationLanguage').enum).toContain('vi')
    expect(clientSchema('NotificationLanguage').enum).not.toContain('vn')
  })
})

describe('placing exactly once', () => {
  it.each(['/single-bet/', '/combo-bet/', '/event-combo/', '/mixed-combo-bet/', '/prebooking/'])(
    'POST %s answers placed, refused, in progress, or nothing final [SRV-03]',
    (path) => {
      const call = readCall('POST', path)
      expect(call.header).toEqual(placingHeaders)
      expect(call.replies).toEqual(readCall('POST', '/single-bet/').replies)
      expect(call.replies).toEqual(expect.arrayContaining(['201', '400', '409', '425', 'default']))
    },
  )
})
