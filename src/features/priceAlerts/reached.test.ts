import { describe, expect, it } from 'vitest'

import type { OddsType } from '#domain/odds/odds.ts'
import { alertsRecord, mostAlerts, type PriceAlert } from '#src/storage/records/alerts/priceAlerts.ts'
import { createStorage } from '#src/storage/storage.ts'
import { buildLeg } from '#src/testing/builders.ts'
import { createTestBrowser } from '#src/testing/storage.ts'

import { alertState, wayTo } from './reached.ts'

const alert: PriceAlert = {
  leg: buildLeg({ handicap: null }),
  target: '2.10',
  way: 'up',
  oddsType: 'euro',
  setAt: 1,
}
const open = { status: 'open', handicap: null, line: null, isStale: false } as const

describe('an odds alert [ALERT-01]', () => {
  it.each<[way: PriceAlert['way'], euro: string, state: string]>([
    ['up', '2.09', 'waiting'],
    ['up', '2.0999', 'waiting'],
    ['up', '2.10', 'reached'],
    ['up', '2.100', 'reached'],
    ['up', '2.50', 'reached'],
    ['down', '2.11', 'waiting'],
    ['down', '2.10', 'reached'],
    // It is shown as 2.10.
    ['down', '2.104', 'reached'],
    ['down', '1.01', 'reached'],
  ])('that waits for 2.10 from below or above (%s) is at %s %s', (way, euro, state) => {
    expect(alertState({ ...alert, way }, { ...open, price: { euro } })).toBe(state)
  })

  it.each<[OddsType, way: PriceAlert['way'], target: string, euro: string]>([
    // -0.90 from above: the lowest price that shows it is 2.10.
    ['malay', 'down', '2.10', '2.11'],
    ['malay', 'up', '2.10', '2.10'],
    ['hongkong', 'down', '2.10', '2.105'],
    ['indo', 'up', '1.50', '1.50'],
  ])(
    'set in %s odds is reached where these show its target (%s to %s, now %s)',
    (oddsType, way, target, euro) => {
      expect(alertState({ ...alert, oddsType, way, target }, { ...open, price: { euro } })).toBe('reached')
    },
  )

  it.each([
    ['suspended', { status: 'paused' }],
    ['not open yet', { status: 'new' }],
    ['of a status from a later version', { status: 'unknown' }],
    ['from before the line was cut', { isStale: true }],
    ['those of another line', { line: '3.5' }],
    ['those of another handicap', { handicap: '-1.5' }],
  ] as const)('waits on while the odds are %s, whatever they are', (_, change) => {
    expect(alertState(alert, { ...open, price: { euro: '9.00' }, ...change })).toBe('waiting')
  })

  it.each(['closed', 'resulting', 'settlement', 'settled'] as const)(
    'is over where its selection is %s',
    (status) => {
      expect(alertState(alert, { ...open, price: { euro: '1.50' }, status, isStale: true })).toBe('over')
    },
  )

  it('goes up to higher odds and down to lower ones, and nowhere to those that are shown now', () => {
    expect(wayTo('2.12', '2.10', 'euro')).toBe('up')
    expect(wayTo('2.08', '2.10', 'euro')).toBe('down')
    expect(wayTo('2.10', '2.104', 'euro')).toBeNull()
  })
})

describe('what is kept of alerts [ALERT-02]', () => {
  const kept = (value: unknown) => {
    const { host } = createTestBrowser().openTab()
    const told: string[] = []
    const storage = createStorage(host, (what) => void told.push(what))
    storage.setOwner({ partner: 'Harbour', member: 'alice' })
    const key = storage.keyOf(alertsRecord)
    host.localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value))
    return { alerts: storage.read(alertsRecord)?.alerts ?? null, told, isThere: storage.names('').length > 0 }
  }

  it('comes back as it was', () => {
    expect(kept({ version: 1, alerts: [alert] })).toEqual({ alerts: [alert], told: [], isThere: true })
  })

  it.each<[what: string, value: unknown]>([
    ['no JSON', '{"version":1,"alerts":['],
    ['nothing of ours', { version: 1, alerts: 'all' }],
    ['a later version', { version: 2, alerts: [alert] }],
    ['a target that is no odds', { version: 1, alerts: [{ ...alert, target: '0.90' }] }],
    ['a way that there is not', { version: 1, alerts: [{ ...alert, way: 'sideways' }] }],
    ['half a selection', { version: 1, alerts: [{ ...alert, leg: { eventId: 'e1' } }] }],
    ['more than are kept', { version: 1, alerts: Array.from({ length: mostAlerts + 1 }, () => alert) }],
  ])('is dropped and counted where it is %s [LIVE-13]', (_, value) => {
    expect(kept(value)).toEqual({ alerts: null, told: ['malformed'], isThere: false })
  })
})
