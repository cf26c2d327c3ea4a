import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor, type EventObject } from 'xstate'

import type { Leg } from '#domain/bets/bet.ts'
import type { Selection } from '#domain/market/selection.ts'
import { errors } from '#domain/session/errorCatalogue.ts'
import { betSlipMachine } from '#machines/betSlip/machine.ts'
import type { KeepSlipEvent, LoadedSlip, RangeAnswer, RangeQuestion } from '#machines/betSlip/types.ts'
import type { Client } from '#src/client/client.ts'
import { isArriving, deferredMachine } from '#src/client/root/deferredMachine.ts'
import {
  buildEvent,
  buildLeg,
  buildMarket,
  buildSelection,
  buildSettings,
  buildStoredSlip,
} from '#src/testing/builders.ts'
import { createClientHarness } from '#src/testing/clientHarness.ts'
import { awayLeg, homeLeg } from '#src/testing/samples.ts'

import { refusedSelectionsOf } from './refusedSelections.ts'
import type { SlipActor } from './slipActor.ts'
import { slipSelectionsOf } from './slipSelections.ts'
import { toggleSelection } from './toggleSelection.ts'

beforeEach(() => localStorage.clear())

/** The harness quotes what comes into the slip at this time. */
const quotedAt = 2_000

// What the builders' leg is a selection of.
const leg = buildLeg()
const selection = buildSelection('home', leg.euroOdds, { name: leg.selectionName, handicap: leg.handicap })
const market = buildMarket({
  name: leg.marketName,
  betType: leg.betType,
  minAmount: '10.00',
  maxAmount: leg.maxBetAmount,
  selections: [selection],
})
const event = buildEvent({
  gameId: leg.gameId,
  gameName: leg.gameName,
  competitionName: leg.competitionName,
  home: leg.homeName,
  away: leg.awayName,
  startUtc: leg.startUtc,
  markets: [market],
})

describe('pressing odds', () => {
  it('adds the selection with every leg field, and when it was [SLIP-01][SLIP-02]', async () => {
    const { client, slip } = await createClientHarness()
    toggleSelection(client, event, market, selection)
    const { legs, lastOddsSelectionAt } = slip.getSnapshot().context
    expect(legs).toEqual([{ ...homeLeg, timeStamp: quotedAt }])
    expect(lastOddsSelectionAt).toBeGreaterThan(0)
  })

  it('takes the price that the button shows, not the one of the reply [LIVE-05]', async () => {
    const { client, slip } = await createClientHarness()
    const now = { ...selection, price: { euro: '2.25' }, handicap: '-0.5' }
    client.priceBook.seed([{ ...market, timeStamp: 1_500, selections: [now] }])
    toggleSelection(client, event, market, selection)
    const [leg] = slip.getSnapshot().context.legs
    expect(leg).toMatchObject({
      euroOdds: '2.25',
      price: { euro: '2.25' },
      handicap: '-0.5',
    })
  })

  it.each([
    ['by a member', { features: { isPrebookingEnabled: true } }, ['home'], null],
    // Only members have bets that wait: what a guest presses is as it would be without prebooking.
    [
      'by a guest',
      { features: { isPrebookingEnabled: true }, isGuest: true },
      [],
      errors.cannotAddEndedOrPaused.code,
    ],
    ['where the partner has it switched off', { features: {} }, [], errors.cannotAddEndedOrPaused.code],
  ])(
    'of a paused selection %s is for a booking, or is refused [PREBOOK-01] [SLIP-04]',
    async (_, settings, sides, refused) => {
      const { client, slip } = await createClientHarness({ settings })
      const refusal = refusedSelectionsOf(slip)
      toggleSelection(client, event, { ...market, betType: 'AH' }, { ...selection, status: 'paused' })
      expect(slip.getSnapshot().context.legs.map(({ side }) => side)).toEqual(sides)
      expect(refusal.get()).toBe(refused)
    },
  )
})

describe('pressing odds before the slip is there', () => {
  /** The slip of a real client, with its code held back until `arrive`. */
  async function openEarly(kept: readonly Leg[] = []) {
    const { client } = await createClientHarness()
    const { logic, bring } = deferredMachine<typeof betSlipMachine>()
    const machine = betSlipMachine.provide({
      actors: {
        loadSlip: fromPromise<LoadedSlip>(() =>
          Promise.resolve({
            slip: buildStoredSlip({ legs: kept, stakeTexts: {} }),
            entries: [],
            freshKey: 'a'.repeat(32),
          }),
        ),
        keepSlip: fromCallback<KeepSlipEvent>(() => {}),
        watchConnectivity: fromCallback(() => {}),
        countSeconds: fromCallback(() => {}),
        watchLegs: fromCallback<EventObject, { legs: readonly Leg[] }>(() => {}),
        askRange: fromPromise<RangeAnswer, RangeQuestion>(() => Promise.resolve({ kind: 'unavailable' })),
      },
    })
    const arrive = (): void => bring(machine)
    const slip = createActor(logic, {
      input: {
        isGuest: false,
        currency: { code: 'CNY', digits: 2 },
        balance: null,
        policy: 'none',
        pressRule: 'replace',
        limits: buildSettings(),
      },
    }).start()
    const loadSlip = vi.fn<() => void>()
    const appActor = { system: { get: () => slip } } as unknown as Client['appActor']
    const press = (pressed = selection) =>
      toggleSelection({ ...client, appActor, loadSlip }, event, market, pressed)
    return { client, slip, arrive, press, loadSlip, selections: slipSelectionsOf(slip) }
  }

  const away: Selection = { ...selection, side: 'away', name: 'Papua New Guinea' }
  const sidesOf = (slip: SlipActor) => slip.getSnapshot().context.legs.map(({ side }) => side)
  const begun = (slip: SlipActor) =>
    waitFor(slip, (snapshot) => !isArriving(snapshot) && snapshot.matches({ placement: 'editing' }))

  it('shows at once, has the slip fetched, and is done when it is there [SLIP-01][SLIP-02]', async () => {
    const { slip, arrive, press, loadSlip, selections } = await openEarly()
    const listener = vi.fn<() => void>()
    selections.subscribe(listener)
    press()
    expect([selections.has('m1', 'home'), selections.count()]).toEqual([true, 1])
    expect(listener).toHaveBeenCalledTimes(1)
    expect(loadSlip).toHaveBeenCalledTimes(1)
    arrive()
    await begun(slip)
    expect(sidesOf(slip)).toEqual(['home'])
    expect(selections.has('m1', 'home')).toBe(true)
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('twice takes it back, and another takes its place [SLIP-02]', async () => {
    const { slip, arrive, press, selections } = await openEarly()
    press()
    press()
    expect(selections.count()).toBe(0)
    press()
    press(away)
    expect([selections.has('m1', 'home'), selections.has('m1', 'away')]).toEqual([false, true])
    arrive()
    await begun(slip)
    expect(sidesOf(slip)).toEqual(['away'])
  })

  it('is added where the member wants that, and is done so when it is there [SLIP-02]', async () => {
    const { client, slip, arrive, press, selections } = await openEarly()
    client.preferences.set('pressRule', 'add')
    slip.send({ type: 'pressRule.chosen', pressRule: 'add' })
    press()
    press(away)
    expect([selections.has('m1', 'home'), selections.has('m1', 'away')]).toEqual([true, true])
    press(away)
    expect(selections.count()).toBe(1)
    press(away)
    arrive()
    await begun(slip)
    expect(sidesOf(slip)).toEqual(['home', 'away'])
    expect(selections.count()).toBe(2)
  })

  it('meets what the slip kept from before, by the same rule [SLIP-02][SLIP-21]', async () => {
    const { slip, arrive, press, selections } = await openEarly([awayLeg])
    press()
    arrive()
    await begun(slip)
    expect(sidesOf(slip)).toEqual(['home'])
    expect(selections.count()).toBe(1)
  })

  it('of odds that cannot be bet is refused when it is there [SLIP-04]', async () => {
    const { slip, arrive, press } = await openEarly()
    press({ ...selection, status: 'paused' })
    arrive()
    await begun(slip)
    expect(sidesOf(slip)).toEqual([])
    expect(refusedSelectionsOf(slip).get()).toBe(errors.cannotAddEndedOrPaused.code)
  })
})

describe('which selections are in the slip', () => {
  it('is told when they change and not with their prices [SLIP-02]', async () => {
    const { slip, quote } = await createClientHarness()
    const selections = slipSelectionsOf(slip)
    const listener = vi.fn<() => void>()
    selections.subscribe(listener)
    slip.send({ type: 'selection.toggled', leg: homeLeg, at: 1 })
    expect(selections.has('m1', 'home')).toBe(true)
    expect(listener).toHaveBeenCalledTimes(1)
    quote(homeLeg, { price: { euro: '2.40' } })
    expect(listener).toHaveBeenCalledTimes(1)
    slip.send({ type: 'selection.toggled', leg: awayLeg, at: 2 })
    expect(selections.has('m1', 'home')).toBe(false)
    expect(selections.has('m1', 'away')).toBe(true)
    expect(listener).toHaveBeenCalledTimes(2)
  })
})
