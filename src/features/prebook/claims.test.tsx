import { i18n } from '@lingui/core'
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { errors } from '#domain/session/errorCatalogue.ts'
import { CallFailed, failureOfKind } from '#machines/failure.ts'
import { prebookMachine } from '#machines/prebook/machine.ts'
import type { CancelAnswer } from '#machines/prebook/types.ts'
import type { DeferredApi } from '#src/api/deferredApi.ts'
import { buildRefusal } from '#src/testing/builders.ts'
import { createClientHarness } from '#src/testing/clientHarness.ts'
import {
  certain,
  entry,
  expectInOrder,
  expectTrue,
  type Facts,
  inDoubt,
  nothing,
  sentences,
  spoken,
  ticketThatIs,
} from '#src/testing/slip/claims.ts'
import { renderWith } from '#src/testing/slip/renderWith.tsx'
import { ToastOutlet } from '#src/ui/overlay/toasts/ToastOutlet.tsx'
import type { Standing } from '#src/words/slip/outcomes.ts'

import { BookingOutcome } from './BookingOutcome.tsx'
import { CancelBooking } from './CancelBooking.tsx'
import { PrebookToasts } from './PrebookToasts.tsx'

beforeEach(() => {
  localStorage.clear()
  i18n.loadAndActivate({ locale: 'en', messages: {} })
})

const send = (): void => undefined

describe('what is said of a booking is certain', () => {
  /** The machine as it stands in a state, whatever led there. */
  const at = (value: string, context: object) => {
    const actor = createActor(prebookMachine, { input: { kind: 'offer', targetOdds: '2.10' } })
    return prebookMachine.resolveState({
      value: value === 'booking' ? { booking: 'outcomeUnknown' } : value,
      context: { ...actor.getSnapshot().context, ...context },
    })
  }
  const unknownEntry = entry('a', true)
  const refusal = buildRefusal(errors.insufficientBalance.code)
  const noRoom = { ...failureOfKind('noRoom', errors.unableToPlace.code), changes: [] }

  it.each<[string, object, Standing]>([
    ['booking', { unknownEntry }, 'checking'],
    ['refused', { refusal }, 'refused'],
    ['refused', { refusal: noRoom }, 'refused'],
    ['lapsed', {}, 'lapsed'],
    ['forgotten', {}, 'forgotten'],
    ['booked', { ticket: ticketThatIs('booked') }, 'booked'],
    ['placed', { ticket: ticketThatIs('placed') }, 'placed'],
    ['cancelled', { ticket: ticketThatIs('cancelled') }, 'cancelled'],
    ['booked', { ticket: ticketThatIs('unknown') }, 'unclear'],
  ])('where it is %s [PREBOOK-02] [PREBOOK-03]', async (value, context, standing) => {
    const { client } = await createClientHarness()
    renderWith(
      client,
      <BookingOutcome
        onShowTicket={() => undefined}
        snapshot={at(value, context)}
        send={send}
        onDone={send}
      />,
    )
    const texts = spoken()
    expect(texts.length).toBeGreaterThan(0)
    for (const text of texts) expectTrue(text, certain[standing])
    if (inDoubt.has(standing)) expectInOrder(sentences())
  })

  const lost = new CallFailed(failureOfKind('offline'))
  const noResult = failureOfKind('refused', errors.noResult.code)
  const invalid = failureOfKind('refused', errors.validationFailed.code)
  const never: () => Promise<never> = () => new Promise(() => {})
  const says = (answer: CancelAnswer) => () => Promise.resolve(answer)

  it.each<[string, () => Promise<CancelAnswer>, RegExp, Facts]>([
    ['on its way', never, /Cancelling/, nothing],
    ['without an answer', () => Promise.reject(lost), /No reply yet/, nothing],
    [
      'too late',
      says({ kind: 'placed', ticket: ticketThatIs('placed') }),
      /Too late to cancel/,
      certain.placed,
    ],
    ['never there', says({ kind: 'booked', ticket: ticketThatIs('booked') }), /still booked/, certain.booked],
    ['done', says({ kind: 'cancelled', ticket: ticketThatIs('cancelled') }), /back in/, certain.cancelled],
    ['refused', says({ kind: 'refused', failure: invalid }), /Validation failed/, certain.booked],
    [
      'refused because there is no ticket',
      says({ kind: 'refused', failure: noResult }),
      /No result found/,
      nothing,
    ],
  ])('where its cancellation is %s [PREBOOK-03] [PREBOOK-04]', async (_, cancelPrebook, words, facts) => {
    const { client } = await createClientHarness({ api: { cancelPrebook } })
    const user = renderWith(client, <CancelBooking ticket={ticketThatIs('booked')} />)
    await user.click(screen.getByRole('button', { name: 'Cancel prebook' }))
    expect(
      screen.getByText('If it is cancelled in time, ¥150.00 will be returned to your balance.'),
    ).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Yes, cancel' }))
    await screen.findByText(words)
    expect(spoken().length).toBeGreaterThan(0)
    for (const text of spoken()) expectTrue(text, facts)
    if (cancelPrebook !== never) expectInOrder(sentences())
  })

  it.each<[string, Partial<Pick<DeferredApi, 'cancelPrebook' | 'ticket'>>, number, RegExp, Facts]>([
    ['has no answer yet', {}, 0.5, /^Checking whether/, nothing],
    [
      'never arrived',
      { ticket: () => Promise.resolve(ticketThatIs('booked')) },
      2,
      /still booked/,
      certain.booked,
    ],
    [
      'was done',
      { cancelPrebook: says({ kind: 'cancelled', ticket: ticketThatIs('cancelled') }) },
      0.5,
      /was cancelled\./,
      certain.cancelled,
    ],
    [
      'was too late',
      { cancelPrebook: says({ kind: 'placed', ticket: ticketThatIs('placed') }) },
      0.5,
      /was placed\./,
      certain.placed,
    ],
    [
      'was refused',
      { cancelPrebook: says({ kind: 'refused', failure: invalid }) },
      0.5,
      /Validation failed/,
      certain.booked,
    ],
    [
      'was refused because there is no ticket',
      { cancelPrebook: says({ kind: 'refused', failure: noResult }) },
      0.5,
      /No result found/,
      nothing,
    ],
  ])(
    'over the page, where a cancellation of the page before %s [PREBOOK-03] [PREBOOK-04] [PREBOOK-06]',
    async (_, calls, minutes, words, facts) => {
      localStorage.setItem(
        'slipway:v1:Partner:alice:cancellation.T7',
        JSON.stringify({ version: 1, confirmedAt: Date.now() - minutes * 60_000, refusal: null }),
      )
      const api = { cancelPrebook: () => Promise.reject(lost), ticket: () => Promise.reject(lost), ...calls }
      const settings = { features: { isPrebookingEnabled: true } }
      const { client } = await createClientHarness({ settings, api })
      renderWith(
        client,
        <>
          <ToastOutlet place="page" />
          <PrebookToasts onShow={() => undefined} />
        </>,
      )
      await screen.findByText(words)
      expect(spoken().length).toBeGreaterThan(0)
      for (const text of spoken()) expectTrue(text, facts)
      // That it was placed is no error: what the market took is news.
      if (facts !== certain.placed) expectInOrder(sentences())
    },
  )
})
