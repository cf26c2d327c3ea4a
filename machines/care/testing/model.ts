import type { Model, Steps } from '#tests/model/graph.ts'
import { over, tells } from '#tests/model/steps.ts'
import { withStubs } from '#tests/model/stub.ts'

import { careMachine } from '../machine.ts'
import type { CareContext } from '../types.ts'

export const care = withStubs(careMachine)

/** When the session began, and moments after that, by the server's clock. */
export const began = 1_000
export const later = 2_000

const steps = {
  'a session with a reminder': tells('keepReminders', { type: 'session.recalled', from: began, minutes: 60 }),
  'a session without one': tells('keepReminders', { type: 'session.recalled', from: began, minutes: null }),
  'choose an interval': tells('keepReminders', { type: 'interval.chosen', minutes: 30, at: later }),
  'turn it off': tells('keepReminders', { type: 'interval.chosen', minutes: null, at: later }),
  'the interval passes': tells('watchInterval', { type: 'interval.passed' }),
  'it has waited for long': over('patience'),
  'nothing holds it back': { type: 'reminder.shown' },
  'go on': { type: 'reminder.answered', at: later },
  'go on in another tab': tells('keepReminders', { type: 'reminder.answeredElsewhere', at: later }),
} satisfies Steps

const model: Model<CareContext> = {
  machine: care,
  input: undefined,
  steps,
  facts: (context) => context,
  limit: 2_000,
}

export const careModels = { 'a session': model }
