import { isMachineSnapshot, StateMachine } from 'xstate'
import type {
  ActorRefLike,
  AnyActorRef,
  AnyEventObject,
  AnyMachineSnapshot,
  InspectionEvent,
  Snapshot,
} from 'xstate'

import { transitionName } from '../machines/transitionName.ts'
import type { ActorPath, BeganEntry, Entry } from './entries.ts'
import type { Redactor } from './redact.ts'

/** Events that come many times a second: where they change nothing they are counted. */
const bursts: ReadonlySet<string> = new Set([
  'quote.arrived',
  'quotes.arrived',
  'message.arrived',
  'ping.answered',
  'wait.counted',
])
/** A burst is told at the latest after so many ms, at the next thing that happens. */
const longestBurst = 1000

/** Makes entries of what xstate's inspection tells. */
export interface Observer {
  /** For `inspect` of an actor, or of its system. */
  readonly inspect: (event: InspectionEvent) => void
  /** Reports the bursts so far: before anything else is added to the list, and when the list is read. */
  flush(): void
}

interface Seen {
  readonly path: ActorPath
  /** The kept context as it was told last, as text. */
  context: string | undefined
  value: string | undefined
  machine: string | null
  hasBegun: boolean
  isOver: boolean
  readonly told: { readonly event: AnyEventObject; readonly from: ActorPath | null }[]
  transitions: string[]
  /** What it has done at a burst before: the first of a kind is no burst. */
  readonly usual: Set<string>
  burst: { readonly at: number; readonly event: string; count: number } | null
}

/**
 * @param now ms since the recording began
 * @param keep takes each entry; those of an actor in their order, a child's beginning before the step that began it
 */
export function createObserver({
  now,
  keep,
  redactor,
}: {
  readonly now: () => number
  readonly keep: (entry: Entry) => void
  readonly redactor: Redactor
}): Observer {
  const actors = new Map<string, Seen>()

  const seen = (actor: ActorRefLike): Seen => {
    const known = actors.get(actor.sessionId)
    if (known !== undefined) return known
    const fresh: Seen = {
      path: pathOf(actor).split('/').map(redactor.value).join('/'),
      context: undefined,
      value: undefined,
      machine: null,
      hasBegun: false,
      isOver: false,
      told: [],
      transitions: [],
      usual: new Set(),
      burst: null,
    }
    actors.set(actor.sessionId, fresh)
    return fresh
  }

  const flushOne = (of: Seen): void => {
    const { burst, path } = of
    if (burst === null) return
    of.burst = null
    keep({ at: burst.at, kind: 'burst', actor: path, event: burst.event, count: burst.count })
  }
  const flush = (): void => {
    for (const of of actors.values()) flushOne(of)
  }
  const tell = (entry: Entry): void => {
    flush()
    keep(entry)
  }

  const begin = (of: Seen, snapshot: unknown, transitions: readonly string[]): void => {
    const machine = machineOf(snapshot)
    of.machine = machine?.machine.id ?? null
    of.value = machine === null ? undefined : JSON.stringify(machine.value)
    const context = machine === null ? null : redactor.context(machine.context)
    of.context = JSON.stringify(context)
    const began: BeganEntry = {
      kind: 'began',
      actor: of.path,
      machine: of.machine,
      value: machine?.value ?? null,
      context,
      ...(transitions.length > 0 ? { transitions } : {}),
    }
    tell({ at: now(), ...began })
  }

  const step = (of: Seen, event: AnyEventObject, snapshot: Snapshot<unknown>): void => {
    const machine = machineOf(snapshot)
    const { transitions } = of
    of.transitions = []
    const index = of.told.findIndex((told) => told.event === event)
    const from = index < 0 ? of.path : (of.told[index]?.from ?? null)
    // Whatever was told before it has been dealt with.
    if (index >= 0) of.told.splice(0, index + 1)
    // Its code has come (`deferredMachine`): from here on it is that machine.
    const isNew = machine !== null && of.machine === null
    if (isNew) begin(of, snapshot, [])
    // What is no machine takes what it is told without a word; one whose code is on its way will hear it.
    if (machine === null && !('isArriving' in snapshot)) return
    const value = machine === null ? undefined : JSON.stringify(machine.value)
    if (bursts.has(event.type) && value === of.value && isUsual(of, event.type, transitions)) {
      if (of.burst?.event !== event.type) flushOne(of)
      if (of.burst === null) of.burst = { at: now(), event: event.type, count: 1 }
      else of.burst.count += 1
      if (now() - of.burst.at >= longestBurst) flush()
      return
    }
    of.value = value
    const context = machine === null ? null : redactor.context(machine.context)
    const contextText = JSON.stringify(context)
    const isOther = contextText !== of.context
    of.context = contextText
    tell({
      at: now(),
      kind: 'step',
      actor: of.path,
      from,
      event: redactor.event(event),
      transitions,
      value: machine?.value ?? null,
      ...(isOther && context !== null ? { context } : {}),
    })
  }

  return {
    flush,
    inspect(inspected) {
      const of = seen(inspected.actorRef)
      if (inspected.type === '@xstate.event') {
        const { event, sourceRef } = inspected
        if (event.type !== init)
          of.told.push({ event, from: sourceRef === undefined ? null : seen(sourceRef).path })
      } else if (inspected.type === '@xstate.microstep') {
        for (const transition of inspected._transitions)
          // The step into the first state is no transition of the chart.
          if (transition.eventType !== null) of.transitions.push(transitionName(transition))
      } else if (inspected.type === '@xstate.snapshot') {
        const { event, snapshot } = inspected
        if (of.isOver) return
        if (event.type === init) {
          if (of.hasBegun) return
          of.hasBegun = true
          const { transitions } = of
          of.transitions = []
          begin(of, snapshot, transitions)
        } else if (event.type !== stop) step(of, event, snapshot)
        if (snapshot.status === 'active') return
        of.isOver = true
        tell({ at: now(), kind: 'ended', actor: of.path, status: snapshot.status })
      }
    },
  }
}

const init = 'xstate.init'
const stop = 'xstate.stop'

/**
 * Hears an actor that may be running already, and all below it: those that are there are told of as they are.
 * @returns what stops it
 */
export function observe(root: AnyActorRef, observer: Observer): () => void {
  const subscription = root.system.inspect(observer.inspect)
  tellOfThoseThere(root, observer)
  return () => subscription.unsubscribe()
}

function tellOfThoseThere(actor: AnyActorRef, observer: Observer): void {
  const snapshot: Snapshot<unknown> = actor.getSnapshot()
  observer.inspect({
    type: '@xstate.snapshot',
    rootId: '',
    actorRef: actor,
    event: { type: init },
    snapshot,
  })
  for (const child of childrenOf(snapshot)) tellOfThoseThere(child, observer)
}

function childrenOf(snapshot: Snapshot<unknown>): readonly AnyActorRef[] {
  const machine = machineOf(snapshot)
  const children: Readonly<Record<string, AnyActorRef | undefined>> = machine?.children ?? {}
  return Object.values(children).filter((child) => child !== undefined)
}

function machineOf(snapshot: unknown): AnyMachineSnapshot | null {
  return isMachineSnapshot(snapshot) ? snapshot : null
}

/** Whether these transitions were taken on this event before; from now on they were. */
function isUsual(of: Seen, event: string, transitions: readonly string[]): boolean {
  const what = `${event} ${transitions.join()}`
  const was = of.usual.has(what)
  of.usual.add(what)
  return was
}

/** The ids from the root down; the root is called by its machine, since its own id is made up. */
export function pathOf(actor: ActorRefLike): ActorPath {
  const id: string = Reflect.get(actor, 'id')
  const parent: ActorRefLike | undefined = Reflect.get(actor, '_parent')
  if (parent !== undefined) return `${pathOf(parent)}/${id}`
  const logic: unknown = Reflect.get(actor, 'logic')
  return logic instanceof StateMachine ? logic.id : id
}
