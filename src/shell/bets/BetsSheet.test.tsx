import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { errors } from '#domain/session/errorCatalogue.ts'
import type { Answer, Decision } from '#machines/placement/types.ts'
import { buildRefusal, buildTicket } from '#src/testing/builders.ts'
import { createClientHarness, type HarnessSettings } from '#src/testing/clientHarness.ts'
import { homeLeg, pendingTicket } from '#src/testing/samples.ts'
import { renderWith } from '#src/testing/slip/renderWith.tsx'
import { ToastOutlet } from '#src/ui/overlay/toasts/ToastOutlet.tsx'
import { breakpoint, width } from '#src/ui/theme/scale.ts'

import { BetsPanel } from './BetsPanel.tsx'
import { BetsSheet } from './BetsSheet.tsx'
import { SlipState } from './deferredSheet.tsx'
import { SlipBarButton } from './SlipBarButton.tsx'

beforeEach(() => {
  localStorage.clear()
  asDevice('phone')
})

// jsdom has the element but not its modal ways.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
}
HTMLDialogElement.prototype.close = function close() {
  this.open = false
}

function asDevice(device: 'phone' | 'pad'): void {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    // Both queries ask for a least width; a pad has the lesser of them.
    matches: device === 'pad' && media.includes(width(breakpoint.pad)),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
}

async function phoneWithSlip(settings: HarnessSettings = {}) {
  const harness = await createClientHarness(settings)
  await SlipState.load()
  const user = renderWith(
    harness.client,
    <>
      <ToastOutlet place="page" />
      <SlipBarButton />
      <BetsSheet />
    </>,
  )
  return { harness, user }
}

const barButton = (name: RegExp) => screen.getByRole('button', { name })

describe('what became of a bet while the slip is out of sight', () => {
  const refused = {
    kind: 'refused',
    refusal: buildRefusal(errors.accountFrozen.code),
  } as const

  async function betAndClose(answer: Decision, ofKey?: Answer) {
    let tell: (answer: Decision) => void = () => {}
    const answered = new Promise<Decision>((resolve) => (tell = resolve))
    const { harness, user } = await phoneWithSlip({
      placeBet: () => answered,
      ...(ofKey !== undefined && { askOutcome: () => Promise.resolve(ofKey) }),
    })
    harness.slip.send({ type: 'selection.toggled', leg: homeLeg, at: 1 })
    await user.click(await screen.findByRole('button', { name: /1 selection/ }))
    harness.slip.send({ type: 'stake.typed', text: '150' })
    await user.click(await screen.findByRole('button', { name: 'Place bet, ¥150.00' }))
    await user.click(screen.getByRole('button', { name: 'Close' }))
    tell(answer)
    return user
  }

  it('is said with the ticket of the earlier bet that had its key: both truths [SLIP-18][SLIP-19]', async () => {
    const earlier = buildTicket({ ticketNum: 'T100002' })
    const said = { kind: 'refused', refusal: buildRefusal(errors.duplicateTicket.code, { earlier }) } as const
    await betAndClose({ kind: 'refused', refusal: buildRefusal(errors.duplicateTicket.code) }, said)
    const notice = await screen.findByText(/Your bet was not placed/)
    expect(notice.textContent).toBe(
      'Your bet was not placed. No money was taken for it. This is duplicate ticket An earlier bet was placed: ticket T100002.',
    )
  })

  it('is said over the page, with the way to it: a refusal with its reason [SLIP-18][SLIP-19]', async () => {
    const user = await betAndClose(refused)
    const notice = await screen.findByText(/Your bet was not placed/)
    expect(notice.closest('[role=status]')).not.toBeNull()
    expect(notice.textContent).toContain('Account is frozen')
    await user.click(screen.getByRole('button', { name: 'View' }))
    expect(screen.getByText(/No money was taken/)).toBeDefined()
    expect(screen.queryByText(/Your bet was not placed/)).toBeNull()
  })

  it('is said over the page: a placed bet [SLIP-17][SLIP-18]', async () => {
    await betAndClose({ kind: 'placed', ticket: pendingTicket })
    expect(await screen.findByText('Bet placed.')).toBeDefined()
  })
})

describe('the slip on phones [DEVICE-02]', () => {
  it('counts its selections on the bar and opens from there, with its own keypad [SLIP-22]', async () => {
    const { harness, user } = await phoneWithSlip()
    expect(barButton(/^Bet slip$/)).toBeDefined()
    harness.slip.send({ type: 'selection.toggled', leg: homeLeg, at: 1 })
    const bar = await screen.findByRole('button', { name: /1 selection/ })
    expect(within(bar).getByText('1').closest('[aria-hidden=true]')).not.toBeNull()
    await user.click(bar)
    const sheet = within(screen.getByRole('dialog', { name: 'Bets' }))
    expect(sheet.getByRole('listitem', { name: 'Netherlands -0.25' })).toBeDefined()
    expect(sheet.getByRole('group', { name: 'Keypad' })).toBeDefined()
  })

  it('says on the bar that something in it needs a look [SLIP-22]', async () => {
    const { harness } = await phoneWithSlip()
    harness.slip.send({ type: 'selection.toggled', leg: homeLeg, at: 1 })
    harness.quote(homeLeg, { status: 'paused' })
    expect(await screen.findByRole('button', { name: /Needs your attention/ })).toBeDefined()
  })

  it('closes by its button, and shows the history on its other tab [SLIP-22]', async () => {
    const { user } = await phoneWithSlip({
      api: { tickets: () => Promise.resolve({ count: 0, next: null, tickets: [] }) },
    })
    await user.click(barButton(/^Bet slip/))
    await user.click(screen.getByRole('tab', { name: 'Bet history' }))
    expect(await screen.findByText('No pending bets')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says politely that a selection was added, without opening [A11Y-01]', async () => {
    const { harness } = await phoneWithSlip()
    harness.slip.send({ type: 'selection.toggled', leg: homeLeg, at: 1 })
    const said = await screen.findByText('Added to bet slip: Netherlands -0.25')
    expect(said.closest('[role=status]')).not.toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says that paused odds cannot be added [SLIP-04]', async () => {
    const { harness } = await phoneWithSlip()
    harness.slip.send({ type: 'selection.toggled', leg: { ...homeLeg, status: 'paused' }, at: 1 })
    expect(await screen.findByText('Unable to add to betslip when match ended or paused')).toBeDefined()
    expect(barButton(/^Bet slip$/)).toBeDefined()
  })

  it('is a drawer without keypad on pads [SLIP-22]', async () => {
    asDevice('pad')
    const { harness, user } = await phoneWithSlip()
    harness.slip.send({ type: 'selection.toggled', leg: homeLeg, at: 1 })
    await user.click(await screen.findByRole('button', { name: /1 selection/ }))
    expect(screen.queryByRole('group', { name: 'Keypad' })).toBeNull()
  })
})

describe('the slip on desktops', () => {
  it('changes between slip and history by the arrow keys [SLIP-22][A11Y-01]', async () => {
    const harness = await createClientHarness({
      api: { tickets: () => Promise.resolve({ count: 0, next: null, tickets: [] }) },
    })
    const user = renderWith(harness.client, <BetsPanel />)
    await user.tab()
    expect(screen.getByRole('tab', { name: 'Bet slip' }).getAttribute('aria-selected')).toBe('true')
    await user.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { name: 'Bet history' }).getAttribute('aria-selected')).toBe('true')
    expect(await screen.findByRole('tab', { name: 'Settled' })).toBeDefined()
  })
})
