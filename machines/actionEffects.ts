/** One thing that an action does, as a chart says it. Events that are sent go to a child by its id, or to the parent. */
export type Deed =
  | { readonly does: 'keeps' }
  | { readonly does: 'raises'; readonly event: string; readonly after?: string }
  | { readonly does: 'sends'; readonly event: string; readonly to: string }
  | { readonly does: 'emits'; readonly event: string }
  | { readonly does: 'starts' | 'stops'; readonly actor: string }
  | { readonly does: 'cancels'; readonly id: string }

const emits = (...events: readonly string[]): readonly Deed[] =>
  events.map((event) => ({ does: 'emits', event }))
const sends = (to: string, ...events: readonly string[]): readonly Deed[] =>
  events.map((event) => ({ does: 'sends', event, to }))

const hastening = ['connection.cameBack', 'check.requested']
const outcomes = emits('bet.placed', 'bet.refused', 'bet.lapsed', 'bet.toldElsewhere')

/**
 * What those actions may do whose events are made of data, by machine and action: it cannot be read from the machine.
 * The model tests compare it with what is raised, sent and emitted there.
 */
export const deedsByData: Readonly<Record<string, Readonly<Record<string, readonly Deed[]>>>> = {
  session: {
    keepToken: sends('keepSession', 'token.changed'),
    tellToken: emits('token.refreshed'),
  },
  betSlip: {
    saveSlip: sends('keepSlip', 'slip.changed'),
    saveUnplaced: sends('keepSlip', 'slip.changed'),
    tellSelectionRefused: emits('selection.refused'),
    tellOutcome: outcomes,
    tellAnswer: outcomes,
    beginWait: sends('countSeconds', 'wait.began'),
    beginWaitOfAnswer: [{ does: 'keeps' }, ...sends('countSeconds', 'wait.began')],
    timeMarks: [
      { does: 'cancels', id: 'mark' },
      { does: 'raises', event: 'mark.ended', after: 'changeMarkDuration' },
    ],
    takeSeen: [{ does: 'keeps' }, ...sends('keepSlip', 'answers.told')],
    dismissAnswers: sends('keepSlip', 'answers.told'),
    askAtOnce: sends('placement', ...hastening),
    askAllAtOnce: sends('batch', ...hastening),
  },
  batch: {
    startNext: [{ does: 'keeps' }, { does: 'starts', actor: 'placement' }],
    takeOutput: [{ does: 'keeps' }, { does: 'stops', actor: 'placement' }],
    followBroken: [
      { does: 'stops', actor: 'placement' },
      { does: 'starts', actor: 'placement' },
    ],
    tellAnswered: sends('parent', 'bet.answered'),
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
    askAtOnce: sends('placement', ...hastening),
  },
}
