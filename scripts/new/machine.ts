import { createEdits, type Edits, mark } from './edits.ts'

const whose = `${mark}: whose`
const begins = `${mark}: it begins`
const ends = `${mark}: it ends`

/** What is left for a person, a line each. */
export interface Added {
  readonly files: readonly string[]
  readonly left: readonly string[]
}

/**
 * Adds a machine that can be drawn, walked and tested at once: its room, its line wherever machines are listed, its start
 * in the root for as long as the page. What it really does is marked with FILL.
 * @throws if the name is no name, or taken
 */
export function addMachine(root: string, name: string): Added {
  const edits = createEdits(root)
  if (!/^[a-z][a-zA-Z]+$/.test(name))
    throw new Error(`A machine's name is one word that begins small, as in luckyCombo, and not ${name}.`)
  if (edits.has(`machines/${name}/machine.ts`)) throw new Error(`There is a machine ${name} already.`)
  writeRoom(edits, name)
  list(edits, name)
  start(edits, name)
  provide(edits, name)
  const files = edits.save()
  return {
    files,
    left: [
      `git grep ${mark} names what is yours to say: what it is about, its states, events and steps.`,
      `Its real actors: in src/client/actors, or beside what shows it, which brings its code as src/features/care does (deferredActors.${name}).`,
      `Does it live as long as a session, and not as the page? Then its start in machines/app/machine.ts is an action, as beginCare and endCare.`,
      `What a recording keeps of its context and events: recording/kept.ts. What the member says to it: recording/testing/replay/member.ts.`,
      `npm run charts -- write draws it. npm run test:model and npm run mutate -- ${name} say what is still missing.`,
    ],
  }
}

function writeRoom(edits: Edits, name: string): void {
  const type = capital(name)
  edits.write(
    `machines/${name}/types.ts`,
    `export type ${type}Event =
  /** ${mark}: when it happens. */
  { readonly type: '${name}.began' } | { readonly type: '${name}.ended' }
`,
  )
  edits.write(
    `machines/${name}/machine.ts`,
    `import { setup } from 'xstate'

import type { ${type}Event } from './types.ts'

/** ${mark}: what it decides, in a sentence, with the requirement. */
export const ${name}Machine = setup({
  types: { events: {} as ${type}Event },
}).createMachine({
  id: '${name}',
  initial: 'idle',
  states: {
    idle: {
      description: '${mark}: what is so before anything has happened.',
      on: { '${name}.began': 'active' },
    },
    active: {
      description: '${mark}: what goes on.',
      on: { '${name}.ended': 'idle' },
    },
  },
})
`,
  )
  edits.write(
    `machines/${name}/testing/model.ts`,
    `import type { Model, Steps } from '#tests/model/graph.ts'
import { withStubs } from '#tests/model/stub.ts'

import { ${name}Machine } from '../machine.ts'

export const ${name} = withStubs(${name}Machine)

const steps = {
  '${begins}': { type: '${name}.began' },
  '${ends}': { type: '${name}.ended' },
} satisfies Steps

const model: Model<unknown> = {
  machine: ${name},
  input: undefined,
  steps,
  facts: () => null,
  limit: 500,
}

export const ${name}Models = { '${whose}': model }
`,
  )
  edits.write(
    `machines/${name}/testing/invariants.ts`,
    `import { expect } from 'vitest'

import type { Invariant } from '#tests/model/replay.ts'

/** ${mark}: what always holds of it. */
export const ${name}Invariant: Invariant = (snapshot, came) => {
  if (came === null) expect(snapshot.value).toBe('idle')
  else if (snapshot.matches('active')) expect(came.event.type).toBe('${name}.began')
}
`,
  )
  edits.write(
    `machines/${name}/${name}.test.ts`,
    `import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { drive } from '#tests/model/drive.ts'
import { replayAll } from '#tests/model/replay.ts'
import { unwalked } from '#tests/model/transitions.ts'

import { ${name}Invariant } from './testing/invariants.ts'
import { ${name} as machine, ${name}Models } from './testing/model.ts'
import type { ${type}Event } from './types.ts'

describe('${name}, walked by its graph', () => {
  it('takes every transition [CHART-04]', () => {
    const walked = new Set(
      Object.values(${name}Models).flatMap((model) => [...replayAll(model, ${name}Invariant).walked]),
    )
    expect(unwalked(machine, walked)).toEqual([])
  })
})

describe('${mark}: what it is about', () => {
  it.each<[string, readonly ${type}Event['type'][], string]>([
    ['idle at first', [], 'idle'],
    ['active once it began', ['${name}.began'], 'active'],
    ['idle again once it ended', ['${name}.began', '${name}.ended'], 'idle'],
  ])('is %s', (_, events, state) => {
    const { actor } = drive(({ parent }) => createActor(machine, { parent }))
    for (const type of events) actor.send({ type })
    expect(actor.getSnapshot().value).toBe(state)
  })
})
`,
  )
}

/** Where the tools find it. */
function list(edits: Edits, name: string): void {
  edits.addAfter(
    'machines/all.ts',
    "from './orientation/",
    `import { ${name}Machine } from './${name}/machine.ts'`,
  )
  edits.addAfter('machines/all.ts', 'orientation: orientationMachine', `${name}: ${name}Machine,`)
  const models = 'tests/model/allModels.ts'
  edits.addAfter(
    models,
    "from '#machines/orientation/",
    `import { ${name}Models } from '#machines/${name}/testing/model.ts'`,
  )
  edits.addAfter(models, 'orientation: orientationModels', `${name}: ${name}Models,`)
  edits.addAfter(
    'tests/harness/walks/walkers.ts',
    'Readonly<Record<string, string>> = {',
    `  ${name}: '${mark}: why no path of it is walked in the browser, or its walker above',`,
  )
  edits.addAfter(
    'charts/simulate/mainWays.ts',
    'orientation: {',
    `${name}: { model: '${whose}', steps: ['${begins}', '${ends}'] },`,
  )
  const readme = 'machines/README.md'
  edits.insert(
    readme,
    edits.read(readme).indexOf('## Adding a machine'),
    `## ${name}: ${mark}\n\n\`idle → active → idle\`. ${mark}: when, and for whom.\n\n`,
  )
}

/** The root starts it, and stops it with the page. */
function start(edits: Edits, name: string): void {
  const app = 'machines/app/machine.ts'
  edits.addAfter(app, "orientation: 'orientation'", `${name}: '${name}'`)
  edits.addAfter(app, "id: 'orientation'", `{ id: '${name}', systemId: '${name}', src: '${name}' },`)
  const later = 'machines/app/later.ts'
  edits.addAfter(
    later,
    "from '../orientation/",
    `import type { ${name}Machine } from '../${name}/machine.ts'`,
  )
  edits.addAfter(later, "named('orientation')", `${name}: named('${name}') as typeof ${name}Machine,`)
  const stories = 'machines/app/app.test.ts'
  edits.write(
    stories,
    edits.read(stories).replaceAll('starts orientation, ', `starts orientation, starts ${name}, `),
  )
  edits.addAfter(
    'machines/app/testing/invariants.ts',
    'expect(children.orientation)',
    `expect(children.${name}).toBeDefined()`,
  )
}

/** The client and its harness provide its logic, which comes later. */
function provide(edits: Edits, name: string): void {
  const path = `#machines/${name}/machine.ts`
  const actors = 'src/client/root/actorOf.ts'
  const deferred = 'src/client/root/deferredActors.ts'
  const harness = 'src/testing/clientHarness.ts'
  for (const file of [actors, deferred, harness])
    edits.addAfter(file, "from '#machines/orientation/", `import type { ${name}Machine } from '${path}'`)
  edits.addAfter(actors, 'readonly orientation:', `readonly ${name}: typeof ${name}Machine`)
  edits.addAfter(
    deferred,
    'readonly orientation:',
    `readonly ${name}: DeferredMachine<typeof ${name}Machine>`,
  )
  edits.addAfter(deferred, 'orientation: deferredMachine()', `${name}: deferredMachine(),`)
  edits.addAfter(
    harness,
    'orientation: deferredMachine<',
    `${name}: deferredMachine<typeof ${name}Machine>().logic,`,
  )
  for (const file of ['src/client/createClient.ts', harness])
    edits.addAfter(file, 'orientation: deferredActors.', `${name}: deferredActors.${name}.logic,`)
}

function capital(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`
}
