import { journalEntry } from '../samples.ts'
import { type Chapter, unread, testChapters } from './chapters.ts'
import { emptySlip, loadedSlip } from './samples.ts'
import { entries, loadedPair } from './severalSamples.ts'

const recorded = { type: 'confirmation.recordedElsewhere', entry: journalEntry }

const chapters: readonly Chapter[] = [
  {
    title: 'is read with the bet that has no answer yet [SLIP-21] [SLIP-18]',
    begins: unread,
    happens: (slip) => {
      slip.ends('loadSlip', { ...loadedSlip, entry: journalEntry })
    },
    lines: [
      'loadSlip ends: goes to range.asking and terms.watching.waiting and placement.underWay.placing, keeps legs, keeps stakeTexts, keeps key the first, keeps lastOddsSelectionAt 1000, keeps placement, starts placement, starts askRange, starts watchLegs, leaves loadSlip',
    ],
  },
  {
    title: 'is read with several that have none [SLIP-21] [SLIP-18]',
    begins: unread,
    happens: (slip) => {
      slip.ends('loadSlip', { ...loadedPair, entry: entries[0], others: [entries[1]] })
    },
    lines: [
      'loadSlip ends: goes to range.asking and terms.watching.waiting and placement.batchUnderWay.placing, keeps legs, keeps stakeTexts, keeps pinned, keeps key the first, keeps batch, starts batch, starts askRange, starts watchLegs, leaves loadSlip',
    ],
  },
  {
    title: 'is read with what is in it [SLIP-21]',
    begins: unread,
    happens: (slip) => {
      slip.ends('loadSlip', loadedSlip)
    },
    lines: [
      'loadSlip ends: goes to range.asking and terms.watching.waiting and placement.editing, keeps legs, keeps stakeTexts, keeps key the first, keeps lastOddsSelectionAt 1000, starts askRange, starts watchLegs, leaves loadSlip',
    ],
  },
  {
    title: 'is read with nothing in it [SLIP-21]',
    begins: unread,
    happens: (slip) => {
      slip.ends('loadSlip', emptySlip)
    },
    lines: ['loadSlip ends: goes to placement.editing, keeps key the first, leaves loadSlip'],
  },
  {
    title: 'cannot be read; what another tab confirms meanwhile waits for that [SLIP-21]',
    begins: unread,
    happens: (slip) => {
      slip.says(recorded)
      slip.fails('loadSlip')
    },
    lines: [
      'confirmation.recordedElsewhere: stays',
      'loadSlip fails: goes to placement.editing, leaves loadSlip',
    ],
  },
  {
    title: 'is not read any more where the session ends before [SLIP-21]',
    begins: unread,
    happens: (slip) => {
      slip.says({ type: 'session.ended' })
    },
    lines: ['session.ended: goes to placement.closed, leaves loadSlip'],
  },
]

testChapters('all that becomes of the slip that is kept', chapters)
