import { act, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import type { Exclusion } from '#domain/session/care.ts'
import { errors } from '#domain/session/errorCatalogue.ts'
import type { CareSettings } from '#machines/session/settings.ts'
import { pressLeg } from '#src/features/selection/toggleSelection.ts'
import { buildLeg, buildStoredSlip } from '#src/testing/builders.ts'
import { createClientHarness, type HarnessSettings } from '#src/testing/clientHarness.ts'
import { homeLeg } from '#src/testing/samples.ts'
import { renderWith } from '#src/testing/slip/renderWith.tsx'
import { ToastOutlet } from '#src/ui/overlay/toasts/ToastOutlet.tsx'

import { panelOf } from '../panel.ts'
import { Slip } from '../Slip.tsx'
import { SlipAnnouncer } from '../SlipAnnouncer.tsx'
import { QuickBetSetting } from './QuickBetSetting.tsx'

beforeEach(() => localStorage.clear())

const care: CareSettings = {
  since: 0,
  reminderMinutes: 60,
  canTurnOff: true,
  limitsUrl: null,
  timeOutUrl: null,
  selfExclusionUrl: null,
  exclusion: null,
}

/** A member with a preset stake of 50, before a page with their slip beside it. */
async function open(harness: HarnessSettings = {}, isSlipShown = true) {
  const { client, slip, quote } = await createClientHarness(harness)
  client.preferences.set('quickBet', true)
  client.preferences.set('quickBetStakes', { CNY: '50' })
  const user = renderWith(
    client,
    <>
      <ToastOutlet place="page" />
      <SlipAnnouncer isSlipShown={isSlipShown} />
      {isSlipShown && <Slip hasKeypad={false} />}
    </>,
  )
  await screen.findByRole('button', { name: 'Turn off' })
  const press = (leg = homeLeg): void => act(() => pressLeg(client, leg, undefined, true))
  return { client, slip, quote, user, press }
}

const waiting = () => screen.queryByRole('group', { name: 'Quick bet' })
const undo = async () => within(await screen.findByRole('group', { name: 'Quick bet' })).getByRole('button')

describe('a quick bet that waits', () => {
  it('stands with its odds, stake and returns, and is heard with the way to undo it [SLIP-26] [A11Y-01]', async () => {
    const { press } = await open()
    press()
    const bet = await screen.findByRole('group', { name: 'Quick bet' })
    expect(within(bet).getByText('Netherlands -0.25 @ 2.10')).toBeDefined()
    expect(within(bet).getByText('Stake ¥50.00 · Returns ¥105.00')).toBeDefined()
    expect(within(bet).getByText('Sent in 4 seconds')).toBeDefined()
    expect(
      screen.getByText('Quick bet: Netherlands -0.25, stake ¥50.00. Press Escape to undo.', { exact: false }),
    ).toBeDefined()
  })

  it('is gone by its button and by Escape, and leaves an empty slip [SLIP-26]', async () => {
    const { press, slip, user } = await open()
    press()
    await user.click(await undo())
    expect(waiting()).toBeNull()
    expect(slip.getSnapshot().context).toMatchObject({ legs: [], unsent: null })
    press()
    await undo()
    await user.keyboard('{Escape}')
    expect(waiting()).toBeNull()
    expect(slip.getSnapshot().context).toMatchObject({ legs: [], unsent: null })
    expect(screen.getByText('Your bet slip is empty')).toBeDefined()
  })

  it('is undone by what switches quick bet off, and then a press bets nothing [SLIP-26]', async () => {
    const { client, press, slip, user } = await open()
    press()
    await undo()
    await user.click(screen.getByRole('button', { name: 'Turn off' }))
    expect(client.preferences.get('quickBet')).toBe(false)
    expect(await screen.findByText('Your bet slip is empty')).toBeDefined()
    expect(waiting()).toBeNull()
    press()
    expect(await screen.findByRole('listitem', { name: 'Netherlands -0.25' })).toBeDefined()
    expect(slip.getSnapshot().matches({ placement: 'quickBet' })).toBe(false)
  })

  it('says in its strip why it was not sent, and has its stake in the form [SLIP-26] [SLIP-15]', async () => {
    const { press, quote } = await open()
    press()
    await undo()
    act(() => quote(homeLeg, { status: 'paused' }))
    expect(await screen.findAllByText('Quick bet not sent: betting on it was suspended')).not.toEqual([])
    expect(waiting()).toBeNull()
    expect(screen.getByRole('textbox', { name: 'Stake' })).toHaveProperty('value', '50')
  })

  it('says so over the page where the slip is out of sight, with the way to it [SLIP-26]', async () => {
    const { client, press, quote, user } = await open({}, false)
    press()
    await undo()
    act(() => quote(homeLeg, { status: 'paused' }))
    expect(
      await screen.findByText('Quick bet not sent: betting on it was suspended', { exact: false }),
    ).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'View' }))
    expect(panelOf(client).get().isOpen).toBe(true)
  })
})

describe('the strip', () => {
  it('says that one press bets, and how much [SLIP-26]', async () => {
    await open()
    expect(screen.getByText('Quick bet on · ¥50.00')).toBeDefined()
  })

  it('says that it is paused beside a selection, and in another tab [SLIP-26] [SLIP-02]', async () => {
    const { slip } = await open({
      loaded: { slip: buildStoredSlip({ legs: [buildLeg({ marketId: 'm9' })] }) },
    })
    const paused = 'Quick bet paused: it needs an empty slip for a single'
    expect(await screen.findByText(paused)).toBeDefined()
    act(() => slip.send({ type: 'selections.cleared' }))
    expect(await screen.findByText('Quick bet on · ¥50.00')).toBeDefined()
    act(() => slip.send({ type: 'kind.chosen', kind: 'combo' }))
    expect(await screen.findByText(paused)).toBeDefined()
  })
})

describe('a member who may not bet', () => {
  const until = Date.UTC(2099, 11, 24, 12)

  it.each<[Exclusion['reason'], string]>([
    ['timeOut', 'You asked for a time-out.'],
    ['selfExclusion', 'You asked to be excluded from betting.'],
    ['partner', 'Your betting site has excluded you from betting.'],
  ])('bets nothing by a press, and reads why: %s [SLIP-26] [CARE-03]', async (reason, why) => {
    const { press, slip } = await open({ settings: { care: { ...care, exclusion: { reason, until } } } })
    expect(screen.getByText('Quick bet paused')).toBeDefined()
    expect(screen.getByText(`You can't bet until 24/12/2099 20:00. ${why}`, { exact: false })).toBeDefined()
    expect(screen.queryByText('Quick bet on', { exact: false })).toBeNull()
    press()
    expect(await screen.findByRole('listitem', { name: 'Netherlands -0.25' })).toBeDefined()
    expect(slip.getSnapshot().matches({ placement: 'quickBet' })).toBe(false)
    expect(slip.getSnapshot().context).toMatchObject({ unsent: null, stakeTexts: {} })
  })

  it('is told so where the server alone knew it [SLIP-26] [SLIP-25]', async () => {
    const { press, slip } = await open({
      range: { kind: 'unavailable', code: errors.memberCannotBet.code },
    })
    press()
    expect(await screen.findAllByText("Quick bet not sent: you can't bet right now")).not.toEqual([])
    expect(slip.getSnapshot().matches({ placement: 'editing' })).toBe(true)
  })
})

describe('the setting', () => {
  const stake = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Quick bet stake' })

  it('is off at first, and asks for a stake once it is on, which is kept by currency [SLIP-26] [MEMBER-04]', async () => {
    const { client } = await createClientHarness()
    client.preferences.set('quickBetStakes', { THB: '7' })
    const user = renderWith(client, <QuickBetSetting />)
    expect(screen.getByRole('switch', { name: 'Quick bet' })).toHaveProperty('checked', false)
    expect(screen.queryByRole('textbox')).toBeNull()
    await user.click(screen.getByRole('switch', { name: 'Quick bet' }))
    await user.type(stake(), '1250.5')
    expect(stake().value).toBe('1,250.5')
    expect(client.preferences.get('quickBet')).toBe(true)
    expect(client.preferences.get('quickBetStakes')).toEqual({ THB: '7', CNY: '1250.5' })
  })

  it('keeps no stake that cannot be read, says why, and bets nothing then [SLIP-26] [SLIP-06]', async () => {
    const { client, user } = await open()
    renderWith(client, <QuickBetSetting />)
    await user.clear(stake())
    await user.type(stake(), '0')
    expect(stake().getAttribute('aria-invalid')).toBe('true')
    expect(client.preferences.get('quickBetStakes')).toEqual({})
    await user.clear(stake())
    await user.type(stake(), '20')
    expect(stake().getAttribute('aria-invalid')).toBe('false')
    expect(client.preferences.get('quickBetStakes')).toEqual({ CNY: '20' })
  })

  it('is nothing for guests [SLIP-26] [LAUNCH-05]', async () => {
    const { client } = await createClientHarness({ settings: { isGuest: true } })
    renderWith(client, <QuickBetSetting />)
    expect(screen.queryByRole('switch')).toBeNull()
  })
})
