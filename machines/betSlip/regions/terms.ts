import { betSlipSetup } from '../setup/betSlip.ts'

/** Whether the terms the member agreed to still stand: those of the worst leg [SLIP-15 SLIP-16]. */
export const terms = betSlipSetup.createStateConfig({
  description: 'Do the terms the member agreed to still stand? The worst leg decides.',
  initial: 'none',
  states: {
    none: { description: 'Nothing is in the slip.' },
    watching: {
      invoke: {
        id: 'watchLegs',
        src: 'watchLegs',
        input: ({ context }) => ({ legs: context.legs }),
      },
      initial: 'comparing',
      states: {
        comparing: {
          description: 'Looks at the current terms of all legs.',
          always: [
            { guard: 'isWaiting', target: 'waiting' },
            { guard: 'isStale', target: 'stale' },
            { guard: 'isAnyLocked', target: 'locked' },
            { guard: 'isAcceptanceNeeded', target: 'changed' },
            // What was submitted stays what was read; else the agreed price is the one that is shown.
            { guard: 'isChecking', target: 'agreed' },
            { target: 'agreed', actions: 'followPrice' },
          ],
        },
        waiting: { description: 'The current terms of a leg are yet to come.' },
        stale: {
          description: 'The channel is not live: these prices cannot be bet [LIVE-05].',
        },
        locked: {
          description: 'A leg cannot be bet now: it may open again, or is removed on acceptance [SLIP-15].',
          meta: { shownBy: ['src/features/betSlip/leg/LegChange.tsx'] },
        },
        changed: {
          description: 'The member is asked about a change that their policy does not take.',
          meta: { shownBy: ['src/features/betSlip/leg/LegChange.tsx'] },
        },
        agreed: { description: 'Every leg can be bet at the terms that are shown.' },
      },
      // Of several singles, which are staked decides whose terms count.
      on: { 'terms.changed': '.comparing', 'stake.changed': '.comparing' },
    },
  },
  on: {
    'selection.changed': [{ guard: 'hasSelections', target: '.watching' }, { target: '.none' }],
    'slip.restored': [{ guard: 'hasSelections', target: '.watching' }, { target: '.none' }],
  },
})
