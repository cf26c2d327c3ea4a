import type { Browser, BrowserContext } from '@playwright/test'
import type { StateValue } from 'xstate'

import { allMachines } from '#machines/all.ts'
import { statesIn, transitionName } from '#machines/transitionName.ts'
import type { Recording, Seen } from '#tests/model/chartCoverage/record.ts'

/** What the client's machines did for the first time in a page: a state by its id, a transition by its place. */
type Told = readonly (readonly [machine: string, state: string] | Place)[]
type Place = readonly [machine: string, source: string, event: string, index: number]

/** Where a machine of a page is now; by that of its actor, or of its chart. */
interface MachineSeen {
  readonly names: readonly string[]
  value: StateValue
}

declare global {
  interface Window {
    /** Every machine that has begun in the page, those that have ended as well. */
    machinesSeen?: MachineSeen[]
  }
}

/** What the machines of every client did that a test opens, in whatever page, frame or context. */
export interface ChartsTaken {
  /** As what the tests of a file saw, of whom this one is the only. */
  recording: (title: string) => Recording
  /** From here on no more is heard. */
  stop: () => void
}

/** Hears the machines of every client that is opened from here on. */
export function hearCharts(browser: Browser): ChartsTaken {
  const states = new Map<string, Set<string>>()
  const places = new Map<string, Place>()
  const heard = (_: unknown, told: Told): void => {
    for (const one of told)
      if (one.length === 2) states.set(one[0], (states.get(one[0]) ?? new Set()).add(one[1]))
      else places.set(one.join(' '), one)
  }
  const { newContext } = browser
  browser.newContext = async (...options): Promise<BrowserContext> => {
    const context = await newContext.apply(browser, options)
    await context.exposeBinding('reportCharts', heard)
    await context.addInitScript(tellOfMachines)
    return context
  }
  return {
    recording: (title) => ({ titles: [title], seen: { browser: seenOf(states, [...places.values()]) } }),
    stop: () => {
      browser.newContext = newContext
    },
  }
}

function seenOf(
  states: ReadonlyMap<string, ReadonlySet<string>>,
  places: readonly Place[],
): Record<string, Seen> {
  const first = (names: Iterable<string>) => Object.fromEntries([...names].map((name) => [name, [0]]))
  return Object.fromEntries(
    Object.values(allMachines).flatMap((machine) => {
      const entered = states.get(machine.id)
      if (entered === undefined) return []
      const nodes = new Map(statesIn(machine).map((node) => [node.id, node]))
      const transitions = places.flatMap(([id, source, event, index]) => {
        const node = nodes.get(source)
        if (id !== machine.id || node === undefined) return []
        const taken = (event === '' ? node.always : node.transitions.get(event))?.[index]
        return taken === undefined ? [] : [transitionName(taken)]
      })
      return [
        [machine.id, { states: first(entered), transitions: first(transitions), answers: {}, effects: {} }],
      ]
    }),
  )
}

/**
 * In the page: hears every system of actors as it begins. xstate has no place where one could ask for all of them, but each
 * actor keeps its scope under one name, which nothing else in a page has.
 */
function tellOfMachines(): void {
  interface Node {
    readonly id: string
  }
  interface Transition {
    readonly source: Node & {
      readonly always?: readonly Transition[]
      readonly transitions: ReadonlyMap<string, readonly Transition[]>
    }
    readonly eventType: string | null
  }
  interface Step {
    readonly type: string
    readonly actorRef: { readonly id: string }
    readonly snapshot: {
      readonly machine?: { readonly id: string }
      readonly value: StateValue
      readonly _nodes?: readonly Node[]
    }
    readonly _transitions: readonly Transition[]
  }
  const name = '_actorScope'
  const systems = new WeakSet()
  const known = new WeakSet<Node | Transition>()
  const page: Window & { reportCharts?: (told: unknown) => Promise<void> } = window
  const seen = new WeakMap<object, MachineSeen>()
  const all: MachineSeen[] = []
  window.machinesSeen = all
  const see = (actor: Step['actorRef'], machine: string, value: StateValue): void => {
    const known = seen.get(actor)
    if (known !== undefined) {
      known.value = value
      return
    }
    const one = { names: [machine, actor.id], value }
    seen.set(actor, one)
    all.push(one)
  }
  const { port1, port2 } = new MessageChannel()
  let told: unknown[] = []
  port1.onmessage = () => {
    const now = told
    told = []
    // A page that is left has nobody to tell.
    page.reportCharts?.(now).catch(() => {})
  }
  const tell = (one: unknown): void => {
    if (told.push(one) === 1) port2.postMessage(null)
  }
  const next = ({ type, actorRef, snapshot, _transitions: transitions }: Step): void => {
    const { machine, _nodes: nodes } = snapshot ?? {}
    if (machine === undefined || nodes === undefined) return
    if (type === '@xstate.snapshot') see(actorRef, machine.id, snapshot.value)
    if (type !== '@xstate.microstep') return
    for (const transition of transitions) {
      if (transition.eventType === null || known.has(transition)) continue
      known.add(transition)
      const { source, eventType } = transition
      const siblings = eventType === '' ? source.always : source.transitions.get(eventType)
      tell([machine.id, source.id, eventType, siblings?.indexOf(transition) ?? -1])
      // One that is left at once is in no snapshot.
      tell([machine.id, source.id])
    }
    for (const node of nodes) {
      if (known.has(node)) continue
      known.add(node)
      tell([machine.id, node.id])
    }
  }
  Object.defineProperty(Object.prototype, name, {
    configurable: true,
    set(this: object, scope: { readonly system: { inspect: (observer: unknown) => void } } | undefined) {
      if (scope === undefined) return
      Object.defineProperty(this, name, {
        value: scope,
        configurable: true,
        enumerable: true,
        writable: true,
      })
      const { system } = scope
      if (systems.has(system)) return
      systems.add(system)
      system.inspect({ next })
    },
  })
}
