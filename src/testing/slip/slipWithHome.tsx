import { screen } from '@testing-library/react'

import type { SlipTicket } from '#domain/bet.ts'
import { Slip } from '#src/features/betSlip/Slip.tsx'

import { homeTicket } from './fakes.ts'
import { renderWith } from './renderWith.tsx'
import { createStage, type Stage, type StageSettings } from './stage.ts'

/** The member presses the odds of a selection. */
export function press(stage: Stage, ticket: SlipTicket): void {
  stage.slip.send({ type: 'selection.toggled', ticket, at: Date.now() })
}

/** A running slip with the home side in it, shown. */
export async function slipWithHome(settings: StageSettings = {}) {
  const stage = await createStage(settings)
  const user = renderWith(stage.client, <Slip hasKeypad={false} />)
  press(stage, homeTicket)
  await screen.findByText('Min ¥10.00, max ¥5,000.00')
  return { stage, user }
}

export const stakeField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Stake' })
export const placeButton = (name: string | RegExp = /^Place bet/) => screen.getByRole('button', { name })
