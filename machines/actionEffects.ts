/** One thing that an action does, as a chart says it. Events that are sent go to a child by its id, or to the parent. */
export type ActionEffect =
  | { readonly does: 'keeps' }
  | { readonly does: 'raises'; readonly event: string; readonly after?: string }
  | { readonly does: 'sends'; readonly event: string; readonly to: string }
  | { readonly does: 'emits'; readonly event: string }
  | { readonly does: 'starts' | 'stops'; readonly actor: string }
  | { readonly does: 'cancels'; readonly id: string }

const emits = (...events: readonly string[]): readonly ActionEffect[] =>
  events.map((event) => ({ does: 'emits', event }))
const sends = (to: string, ...events: readonly string[]): readonly ActionEffect[] =>
  events.map((event) => ({ does: 'sends', event, to }))

const hastening = ['connection.cameBack', 'check.requested']

/**
 * What those actions may do whose events are made of data, by machine and action: it cannot be read from the machine.
 * The model tests compare it with what is raised, sent and emitted there.
 */
export const effectsByData: Readonly<Record<string, Readonly<Record<string, readonly ActionEffect[]>>>> = {
  app: {
    beginPrebook: [{ does: 'starts', actor: 'prebook' }, { does: 'keeps' }],
    endPrebook: [{ does: 'stops', actor: 'prebook' }, { does: 'keeps' }],
    endPrebooks: [{ does: 'stops', actor: 'prebook' }, { does: 'keeps' }],
    endOnboarding: [{ does: 'stops', actor: 'onboarding' }],
    endCare: [{ does: 'stops', actor: 'care' }],
    forgetBroken: [
      { does: 'stops', actor: 'luckyCombo' },
      { does: 'stops', actor: 'stream' },
      { does: 'stops', actor: 'onboarding' },
      { does: 'stops', actor: 'care' },
      { does: 'stops', actor: 'prebook' },
      { does: 'keeps' },
    ],
  },
  session: {
    keepToken: sends('keepSession', 'token.changed'),
    tellToken: emits('token.refreshed'),
  },
  betSlip: {
    saveSlip: sends('keepSlip', 'slip.changed'),
    saveUnplaced: sends('keepSlip', 'slip.changed'),
    tellSelectionRefused: emits('selection.refused'),
    tellAnswer: emits('bet.placed', 'bet.refused', 'bet.lapsed', 'bet.toldElsewhere'),
    beginWait: sends('countSeconds', 'wait.began'),
    beginWaitOfAnswer: [{ does: 'keeps' }, ...sends('countSeconds', 'wait.began')],
    timeMarks: [
      { does: 'cancels', id: 'mark' },
      { does: 'raises', event: 'mark.ended', after: 'changeMarkDuration' },
    ],
    takeSeen: [{ does: 'keeps' }, ...sends('keepSlip', 'answers.told')],
    dismissAnswers: sends('keepSlip', 'answers.told'),
    askAtOnce: sends('batch', ...hastening),
  },
  batch: {
    startNext: [{ does: 'keeps' }, { does: 'starts', actor: 'placement' }],
    takeOutput: [{ does: 'keeps' }, { does: 'stops', actor: 'placement' }],
    followBroken: [
      { does: 'stops', actor: 'placement' },
      { does: 'starts', actor: 'placement' },
    ],
    tellAnswered: sends('parent', 'bet.answered'),
    tellNotRecorded: sends('parent', 'bet.answered'),
    tellUnknown: sends('parent', 'outcome.becameUnknown'),
    askAtOnce: sends('placement', ...hastening),
  },
  placement: {
    tellUnknown: sends('parent', 'outcome.becameUnknown'),
  },
  prebook: {
    tellCancellation: emits('cancellation.confirmed'),
    tellCancellationEnded: emits('cancellation.ended'),
    tellTold: [{ does: 'keeps' }, ...emits('booking.told', 'cancellation.told')],
    askAtOnce: sends('batch', ...hastening),
  },
  onboarding: {
    rememberDismissal: sends('rememberVisits', 'dismissal.remembered'),
  },
  care: {
    rememberBeginning: sends('keepReminders', 'beginning.remembered'),
  },
}
