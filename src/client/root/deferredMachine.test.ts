import { describe, expect, it } from 'vitest'
import { assign, createActor, fromPromise, setup, waitFor } from 'xstate'

import { isArriving, deferredMachine } from './deferredMachine.ts'

const counter = setup({
  types: {
    input: {} as { from: number },
    context: {} as { count: number },
    events: {} as { type: 'counted'; by: number },
  },
  actors: { begin: fromPromise(() => Promise.resolve(10)) },
}).createMachine({
  context: ({ input }) => ({ count: input.from }),
  initial: 'beginning',
  states: {
    beginning: {
      invoke: {
        src: 'begin',
        onDone: {
          target: 'counting',
          actions: assign({ count: ({ context, event }) => context.count + event.output }),
        },
      },
    },
    counting: {},
  },
  on: { counted: { actions: assign({ count: ({ context, event }) => context.count + event.by }) } },
})

const parent = (logic: typeof counter) =>
  createActor(
    setup({ actors: { counter: logic } }).createMachine({
      invoke: { id: 'counter', src: 'counter', input: { from: 1 } },
    }),
  ).start()

function childOf(actor: ReturnType<typeof parent>) {
  const child = actor.getSnapshot().children.counter
  if (child === undefined) throw new Error('no child')
  return child as ReturnType<typeof createActor<typeof counter>>
}

describe('a machine whose code comes later', () => {
  it('is there at once, hears later what it was told, and then runs as the machine it is [SLIP-18]', async () => {
    const { logic, bring } = deferredMachine<typeof counter>()
    const child = childOf(parent(logic))
    expect(isArriving(child.getSnapshot())).toBe(true)
    child.send({ type: 'counted', by: 2 })
    child.send({ type: 'counted', by: 3 })
    expect(isArriving(child.getSnapshot())).toBe(true)
    bring(counter)
    const begun = await waitFor(child, (snapshot) => !isArriving(snapshot) && snapshot.matches('counting'))
    expect(begun.context).toEqual({ count: 16 })
    child.send({ type: 'counted', by: 4 })
    expect(child.getSnapshot().context).toEqual({ count: 20 })
  })

  it('stays silent when it was stopped before its code came', () => {
    const { logic, bring } = deferredMachine<typeof counter>()
    const actor = parent(logic)
    const child = childOf(actor)
    actor.stop()
    bring(counter)
    expect(isArriving(child.getSnapshot())).toBe(true)
  })

  it('is that machine at once where its code is there when it begins [PREBOOK-01]', () => {
    const { logic, bring } = deferredMachine<typeof counter>()
    bring(counter)
    const child = childOf(parent(logic))
    expect(child.getSnapshot().context).toEqual({ count: 1 })
  })
})
