import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

import type { Leg } from '#domain/bets/bet.ts'
import { Slip } from '#src/features/betSlip/Slip.tsx'
import { createClientHarness, type ClientHarness, type HarnessSettings } from '#src/testing/clientHarness.ts'
import { homeLeg } from '#src/testing/samples.ts'

import { renderWith } from './renderWith.tsx'

/** The member presses the odds of a selection. */
export function press(harness: ClientHarness, leg: Leg): void {
  harness.slip.send({ type: 'selection.toggled', leg, at: Date.now() })
}

/** A running slip with the home side in it, shown. */
export async function slipWithHome(settings: HarnessSettings = {}) {
  const harness = await createClientHarness(settings)
  const user = renderWith(harness.client, <Slip hasKeypad={false} />)
  press(harness, homeLeg)
  await screen.findByText('Min ¥10.00, max ¥5,000.00')
  return { harness, user }
}

export const stakeField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Stake' })
export const placeButton = (name: string | RegExp = /^Place bet/) => screen.getByRole('button', { name })

/** Opens what is said of a selection where the member asks for more. */
export function openLeg(name: string | RegExp = /^Netherlands/): void {
  fireEvent.click(within(screen.getByRole('listitem', { name })).getByRole('button', { expanded: false }))
}

/** Chooses a kind of bet that has no tab of its own before it is chosen. */
export async function chooseMore(user: UserEvent, name: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'More bet types' }))
  await user.click(screen.getByRole('menuitemradio', { name }))
}

/** The big button, once what it says can have been read and it may be pressed. */
export async function pressable(name: string | RegExp): Promise<HTMLElement> {
  const button = await screen.findByRole('button', { name })
  await waitFor(() => {
    if (button.getAttribute('aria-disabled') !== 'false') throw new Error('not to be pressed yet')
  })
  return button
}
