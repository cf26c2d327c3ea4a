import { type Chapter, ready, testChapters } from './chapters.ts'
import { quotes } from './samples.ts'

const chapters: readonly Chapter[] = [
  {
    title: 'stand, do not count, are locked, or changed, as the worst of them is [SLIP-15] [LIVE-05]',
    begins: ready,
    happens: (slip) => {
      for (const quoted of [
        quotes.stale,
        quotes.same,
        quotes.paused,
        quotes.moved,
        quotes.old,
        quotes.elsewhere,
      ])
        slip.says(quoted)
      slip.accepts()
    },
    lines: [
      'quotes.arrived: goes to terms.watching.stale, keeps quotes',
      'quotes.arrived: goes to terms.watching.agreed, keeps quotes',
      'quotes.arrived: goes to terms.watching.locked, keeps legs, keeps quotes',
      'quotes.arrived: goes to terms.watching.changed, keeps legs, keeps quotes',
      'quotes.arrived: stays',
      'quotes.arrived: stays',
      'changes.accepted: goes to terms.watching.agreed, keeps legs, sends slip.changed to keepSlip',
    ],
  },
  {
    title: 'follow a better price, whose mark ends after three seconds [SLIP-16] [LIVE-08]',
    begins: ready,
    happens: (slip) => {
      slip.says(quotes.better)
      slip.passes(2_999)
      slip.passes(1)
    },
    lines: [
      'quotes.arrived: stays, keeps legs, keeps quotes',
      '2999 ms pass: stays',
      '1 ms pass: stays, keeps legs',
    ],
  },
  {
    title: 'are compared again where the policy changes [SLIP-16]',
    begins: () => ready({ policy: 'none' }),
    happens: (slip) => {
      slip.says(quotes.worse)
      slip.says({ type: 'policy.chosen', policy: 'any' })
    },
    lines: [
      'quotes.arrived: goes to terms.watching.changed, keeps legs, keeps quotes',
      'policy.chosen: goes to terms.watching.agreed, keeps policy "any", keeps legs',
    ],
  },
  {
    title: 'are of nothing where nothing is in the slip, and come with the next selection [SLIP-02]',
    begins: ready,
    happens: (slip) => {
      slip.says({ type: 'selections.cleared' })
      slip.says({ type: 'selection.undone' })
      slip.says(quotes.same)
    },
    lines: [
      'selections.cleared: goes to range.idle and terms.none, keeps legs, keeps quotes, forgets ranges, keeps undo, leaves watchLegs, sends slip.changed to keepSlip',
      'selection.undone: goes to range.asking and terms.watching.waiting, keeps legs, forgets undo, starts askRange, starts watchLegs, sends slip.changed to keepSlip',
      'quotes.arrived: goes to terms.watching.agreed, keeps quotes',
    ],
  },
]

testChapters('all that becomes of the terms of the selections in the slip', chapters)
