import { yuan } from '#src/testing/builders.ts'

import { type Chapter, pair, ready, testChapters } from './chapters.ts'

const chapters: readonly Chapter[] = [
  {
    title: 'are typed, increased, made the most, and cleared, and each of it is kept [SLIP-06] [SLIP-07]',
    begins: ready,
    happens: (slip) => {
      slip.says({ type: 'stake.typed', text: '20' })
      slip.says({ type: 'stake.increased', by: yuan(5) })
      slip.says({ type: 'stake.maximised' })
      slip.says({ type: 'stake.cleared' })
      slip.says({ type: 'stake.shared', isShared: true })
    },
    lines: [
      'stake.typed: stays, keeps stakeTexts, sends slip.changed to keepSlip',
      'stake.increased: stays, keeps stakeTexts, sends slip.changed to keepSlip',
      'stake.maximised: stays, keeps stakeTexts, sends slip.changed to keepSlip',
      'stake.cleared: stays, keeps stakeTexts, sends slip.changed to keepSlip',
      'stake.shared: stays, sends slip.changed to keepSlip',
    ],
  },
  {
    title: 'of several singles are one for each, or the same for all [SLIP-06] [SLIP-17]',
    begins: pair,
    happens: (slip) => {
      slip.says({ type: 'stake.shared', isShared: true })
      slip.says({ type: 'stake.typed', text: '20' })
      slip.says({ type: 'stake.shared', isShared: false })
    },
    lines: [
      'stake.shared: stays, keeps stakeTexts, keeps isStakeShared true, sends slip.changed to keepSlip',
      'stake.typed: stays, keeps stakeTexts, sends slip.changed to keepSlip',
      'stake.shared: stays, keeps stakeTexts, keeps isStakeShared false, sends slip.changed to keepSlip',
    ],
  },
]

testChapters('all that becomes of the stakes', chapters)
