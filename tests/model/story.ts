import { describe, expect, it } from 'vitest'
import type { AnyActorRef, AnyEventObject, AnyStateMachine, ContextFrom } from 'xstate'
import { createActor } from 'xstate'

import { drive } from './drive.ts'
import { stubOf, withStubs } from './stub.ts'

/** Something that happens to a machine, and all that it does then, in one line. */
export interface Story<TContext = unknown> {
  /** What it knows now. */
  context(): TContext
  /** The lines since they were taken last; the very first says what it did as it began. */
  takeLines(): readonly string[]
  /** The member or the world says something. */
  says(event: AnyEventObject): void
  /** An actor that it began ends with a result. */
  ends(id: string, output?: unknown): void
  /** An actor that it began fails. */
  fails(id: string, error?: unknown): void
  /** So many milliseconds pass. */
  passes(ms: number): void
}

interface Seen {
  /** Where it is, by region; of a chart without regions there is one. */
  readonly places: readonly string[]
  readonly context: Readonly<Record<string, unknown>>
  readonly children: Readonly<Record<string, AnyActorRef | undefined>>
  /** How many events each of them had been sent. */
  readonly sent: ReadonlyMap<string, number>
}

/**
 * Tells all that a machine does, and so also that it does nothing else: where it goes, what changes in its context,
 * which actors begin and stop, what it sends them, what it tells its parent and what it emits. Two steps with the same
 * lines look the same from outside the machine.
 */
export function createStory<TMachine extends AnyStateMachine>(
  machine: TMachine,
  input?: unknown,
): Story<ContextFrom<TMachine>> {
  const charted: AnyStateMachine = machine
  const heard: string[] = []
  const { actor, clock, told, finish, fail } = drive(({ parent }) => {
    const begun = createActor(withStubs(charted), { input, parent })
    begun.on('*', (event: AnyEventObject) => heard.push(`emits ${event.type}`))
    return begun
  })
  let before: Seen = { places: [], context: {}, children: {}, sent: new Map() }
  let tellings = 0
  const lines: string[] = []

  const write = (what: string): void => {
    const { value, context, children, status } = actor.getSnapshot()
    const sent = new Map(Object.keys(children).map((id) => [id, sentTo(actor, id).length]))
    const now: Seen = { places: placesOf(value), context, children: { ...children }, sent }
    const others = now.places.filter((place) => !before.places.includes(place))
    const effects = [
      others.length === 0 ? 'stays' : `goes to ${others.join(' and ')}`,
      ...keptOf(before.context, now.context),
      ...startedOf(actor, before, now),
      ...Object.keys(children).flatMap((id) => {
        const known = now.children[id] === before.children[id] ? (before.sent.get(id) ?? 0) : 0
        return sentTo(actor, id)
          .slice(known)
          .map(({ type }) => `sends ${type} to ${id}`)
      }),
      ...told.slice(tellings).map(({ type }) => `tells ${type}`),
      ...heard.splice(0),
      ...(status === 'active' ? [] : ['is over']),
    ]
    tellings = told.length
    before = now
    lines.push(`${what}: ${effects.join(', ')}`)
  }
  write('begins')
  return {
    context: () => actor.getSnapshot().context,
    takeLines: () => lines.splice(0),
    says(event) {
      actor.send(event)
      write(event.type)
    },
    ends(id, output) {
      finish(id, output)
      write(`${id} ends`)
    },
    fails(id, error = new Error('it fails')) {
      fail(id, error)
      write(`${id} fails`)
    },
    passes(ms) {
      clock.increment(ms)
      write(`${ms} ms pass`)
    },
  }
}

function placesOf(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [String(value)]
  return Object.entries(value).flatMap(([key, inner]) =>
    placesOf(inner).map((place) => `${key}.${place}`.replace(/\.$/, '')),
  )
}

function sentTo(actor: AnyActorRef, id: string): readonly AnyEventObject[] {
  return stubOf(actor, id).snapshot.received
}

function keptOf(before: Seen['context'], now: Seen['context']): readonly string[] {
  return Object.entries(now).flatMap(([name, value]) => {
    if (JSON.stringify(value) === JSON.stringify(before[name])) return []
    if (value === null) return before[name] === undefined ? [] : [`forgets ${name}`]
    return [typeof value === 'object' ? `keeps ${name}` : `keeps ${name} ${JSON.stringify(value)}`]
  })
}

function startedOf(actor: AnyActorRef, before: Seen, now: Seen): readonly string[] {
  const began = Object.keys(now.children).filter((id) => now.children[id] !== before.children[id])
  const stopped = Object.keys(before.children).filter((id) => now.children[id] === undefined)
  return [
    ...began.map((id) => {
      const { plays } = stubOf(actor, id).snapshot
      return plays === id ? `starts ${id}` : `starts ${plays} as ${id}`
    }),
    ...stopped.map((id) => `leaves ${id}`),
  ]
}

/** What happens to a machine that is somewhere, and all that it does then. */
export interface Chapter<TStory extends Story = Story> {
  readonly title: string
  readonly begins: () => TStory
  readonly happens: (story: TStory) => void
  readonly lines: readonly string[]
}

/** A test of each chapter: these lines, and none besides. */
export function testChapters<TStory extends Story>(
  title: string,
  chapters: readonly Chapter<TStory>[],
  linesOf: (chapter: Omit<Chapter<TStory>, 'lines'>) => readonly string[] = wholeStoryOf,
): void {
  describe(`${title}, and nothing besides`, () => {
    it.each(chapters)('$title', ({ lines, ...chapter }) => {
      expect(linesOf(chapter)).toEqual(lines)
    })
  })
}

function wholeStoryOf<TStory extends Story>({ begins, happens }: Omit<Chapter<TStory>, 'lines'>) {
  const story = begins()
  happens(story)
  return story.takeLines()
}
