import { assign, fromCallback, fromPromise, setup } from 'xstate'

import type { ReloadContext, ReloadEvent, ReloadInput } from './types.ts'

/**
 * What happens when a script cannot be loaded: the page is reloaded, once [ROUTE-06]. The reload counts as successful
 * when that script has arrived and nothing else has failed for a moment; until then the next failure is shown.
 */
export const reloadMachine = setup({
  types: {
    input: {} as ReloadInput,
    context: {} as ReloadContext,
    events: {} as ReloadEvent,
    children: {} as { reloadPage: 'reloadPage'; forgetReload: 'forgetReload' },
  },
  actors: {
    /**
     * Writes down for which script, and reloads. Rejects where that cannot be written down, for then it would never end, and
     * where the page itself cannot be fetched, for then it would be lost.
     */
    reloadPage: fromPromise<void, { script: string }>(() => {
      throw new Error('reloadPage: not provided')
    }),
    forgetReload: fromCallback(() => {
      throw new Error('forgetReload: not provided')
    }),
  },
  guards: {
    isReloaded: ({ context }) => context.reloadedFor !== null,
    isAwaited: ({ context }, { script }: { script: string }) => script === context.reloadedFor,
    isMissing: ({ context }, { script }: { script: string }) => script === context.failed,
  },
  actions: {
    noteFailed: assign({ failed: (_, { script }: { script: string }) => script }),
  },
  delays: {
    reloadFlag: 2_000,
  },
}).createMachine({
  id: 'reload',
  context: ({ input }) => ({ ...input, failed: null }),
  initial: 'starting',
  states: {
    starting: {
      description: 'Was this page reloaded because a script had failed?',
      always: [{ guard: 'isReloaded', target: 'reloaded' }, { target: 'ready' }],
    },
    ready: {
      description: 'Every script has come so far.',
      invoke: { id: 'forgetReload', src: 'forgetReload' },
      on: {
        'script.failed': {
          target: 'reloading',
          actions: { type: 'noteFailed', params: ({ event }) => event },
        },
      },
    },
    reloading: {
      description:
        'The failed script is written down, and the page is reloaded, if it can be fetched itself.',
      invoke: {
        id: 'reloadPage',
        src: 'reloadPage',
        input: ({ context }) => ({ script: failedOf(context) }),
        onError: 'notReloaded',
      },
    },
    notReloaded: {
      description:
        'A reload would lose the page, or never end. The member sees what could not be loaded, and may retry.',
      meta: { shownBy: ['src/screens/errors/FaultPage.tsx', 'src/shell/bets/BetsFault.tsx'] },
      on: {
        'script.failed': {
          target: 'reloading',
          actions: { type: 'noteFailed', params: ({ event }) => event },
        },
        'script.arrived': { guard: { type: 'isMissing', params: ({ event }) => event }, target: 'ready' },
      },
    },
    reloaded: {
      description: 'Whether it helped is not known before the script is asked for again.',
      on: {
        'script.failed': { target: 'failed', actions: { type: 'noteFailed', params: ({ event }) => event } },
        'script.arrived': { guard: { type: 'isAwaited', params: ({ event }) => event }, target: 'settling' },
      },
    },
    settling: {
      description: 'The script has come: for a moment the next failure is still shown.',
      after: { reloadFlag: 'ready' },
      on: {
        'script.failed': { target: 'failed', actions: { type: 'noteFailed', params: ({ event }) => event } },
      },
    },
    failed: {
      description: 'The member sees what could not be loaded, with its error code, and decides.',
      meta: { shownBy: ['src/screens/errors/FaultPage.tsx', 'src/shell/bets/BetsFault.tsx'] },
      on: {
        'script.arrived': { guard: { type: 'isAwaited', params: ({ event }) => event }, target: 'settling' },
      },
    },
  },
})

function failedOf({ failed }: ReloadContext): string {
  if (failed === null) throw new Error('no script has failed')
  return failed
}
