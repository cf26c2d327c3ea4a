import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import type { Answer, JournalEntry } from '#machines/placement/types.ts'
import { buildEntry, buildTicket } from '#src/testing/builders.ts'
import { createClientHarness } from '#src/testing/clientHarness.ts'
import { homeLeg, pendingTicket } from '#src/testing/samples.ts'
import { renderWith } from '#src/testing/slip/renderWith.tsx'

import { Slip } from './Slip.tsx'

beforeEach(() => localStorage.clear())

const [one, two, three] = ['aaaaaaaa', 'bbbbbbbb', 'cccccccc'].map((code) => code.padEnd(32, '0'))
const expiresAt = Date.UTC(2026, 10, 21, 10, 15)
const bet = buildEntry(one ?? '', {
  legs: [homeLeg],
  request: { operation: 'placeSingleBet', body: '{}', expiresAt },
})
const booking = buildEntry(two ?? '', {
  legs: [homeLeg],
  request: { operation: 'bookBet', body: '{}', expiresAt },
})
const unreadable = buildEntry(three ?? '', { legs: [], request: null, confirmedAt: null, stakes: null })

/** The slip of a page that found these in the journal. */
async function reloadedWith(
  entries: readonly JournalEntry[],
  answer: (entry: JournalEntry) => Promise<Answer> = () => new Promise(() => {}),
) {
  const harness = await createClientHarness({ loaded: { entries }, askOutcome: answer })
  return { harness, user: renderWith(harness.client, <Slip hasKeypad={false} />) }
}

const askedOnly = /We'll check what happened but won't send it again/

describe('a booking without an answer', () => {
  it('is being checked as a booking after a reload too, and never called a bet [SLIP-18] [PREBOOK-02]', async () => {
    await reloadedWith([booking])
    expect(await screen.findByRole('heading', { name: 'Checking your prebooked bet' })).toBeDefined()
    expect(screen.getByText(/It can't be booked twice/)).toBeDefined()
    expect(screen.getByText('bbbbbbbb')).toBeDefined()
    expect(screen.queryByText(/Your bet may have been placed/)).toBeNull()
  })

  it('was not booked, where it lapsed [SLIP-18] [PREBOOK-02]', async () => {
    await reloadedWith([booking], () => Promise.resolve({ kind: 'lapsed' }))
    expect(await screen.findByRole('heading', { name: 'Not booked' })).toBeDefined()
    expect(
      screen.getByText("No money was taken. Your prebooked bet didn't reach us. You can prebook again."),
    ).toBeDefined()
  })
})

describe('several without an answer', () => {
  it('are each said to be what they are, and which of them is only asked about [SLIP-18] [PREBOOK-02]', async () => {
    await reloadedWith([bet, booking, unreadable])
    const [first, second, third] = await screen.findAllByRole('listitem')
    if (first === undefined || second === undefined || third === undefined)
      throw new Error('Not all are shown.')
    expect(await within(first).findByText('Checking your bet')).toBeDefined()
    expect(within(first).queryByText(askedOnly)).toBeNull()
    expect(within(second).getByText('Checking your prebooked bet')).toBeDefined()
    expect(within(second).queryByText(askedOnly)).toBeNull()
    expect(within(third).getByText('Checking your bet')).toBeDefined()
    expect(within(third).getByText(askedOnly)).toBeDefined()
    for (const [item, code] of [
      [first, 'aaaaaaaa'],
      [second, 'bbbbbbbb'],
      [third, 'cccccccc'],
    ] as const)
      expect(item.textContent).toContain(code)
  })

  it('keep their answers apart where they are on one selection [SLIP-18] [PREBOOK-02]', async () => {
    const prebook = { status: 'booked', targetOdds: '2.10', placedUtc: null } as const
    const booked = buildTicket({ ticketNum: 'T-booked', isPrebook: true, prebook })
    await reloadedWith([bet, booking], ({ key }) =>
      Promise.resolve({ kind: 'placed', ticket: key === two ? booked : pendingTicket }),
    )
    await screen.findByRole('heading', { name: '2 placed or booked' })
    const [first, second] = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(first).toMatch(/Placed.*7000123/)
    expect(second).toMatch(/Booked.*T-booked/)
  })
})
