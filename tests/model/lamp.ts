import { setup } from 'xstate'

/** A chart with one transition of each kind, to show what the checks of charts say. */
export const lamp = setup({
  types: {
    context: {} as { isBroken: boolean },
    events: {} as { type: 'pressed' } | { type: 'kicked' } | { type: 'smashed' },
  },
  guards: { isBroken: ({ context }) => context.isBroken },
  delays: { dimming: 1_000 },
}).createMachine({
  id: 'lamp',
  context: { isBroken: false },
  initial: 'off',
  states: {
    off: { on: { pressed: 'on' } },
    on: {
      always: { guard: 'isBroken', target: 'off' },
      after: { dimming: 'off' },
      on: { pressed: 'off', kicked: [{ guard: 'isBroken', target: 'off' }, {}] },
    },
  },
})
