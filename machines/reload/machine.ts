import { assign, fromCallback, fromPromise, setup } from 'xstate'

import type { ReloadContext, ReloadEvent, ReloadInput } from './types.ts'

/**
 * What is done about a script that cannot be had: the page is loaded anew, once [ROUTE-06]. A reload is believed to have
 * helped when that script has arrived and nothing else has failed for a moment; until then the next failure is shown.
 */
export const reloadMachine = setup({
  types: {
    input: {} as ReloadInput,
    context: {} as ReloadContext,
    events: {} as ReloadEvent,
    children: {} as { reloadPage: 'reloadPage'; forgetReload: 'forgetReload' },
  },
  actors: {
    /** Writes down for which script, and reloads; rejects where it cannot be written down, for then it would never end. */
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
      description: 'Was this page loaded anew because a script had failed?',
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
      description: 'It is written down for which script, and the page is loaded anew.',
      invoke: {
        id: 'reloadPage',
        src: 'reloadPage',
        input: ({ context }) => ({ script: failedOf(context) }),
        onError: 'failed',
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
      meta: { shownBy: ['src/screens/errors/FaultPage.tsx'] },
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
