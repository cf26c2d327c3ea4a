import ts from 'typescript'

import { createEdits, type Edits, findNode, mark, propertyOf, sourceOf } from './edits.ts'
import type { Added } from './machine.ts'

/** An event of a machine, and the transition that it makes. */
export interface NewEvent {
  readonly machine: string
  /** A fact in the past tense: `reminder.postponed`. */
  readonly event: string
  /** The path of the state that hears it, as in the drawing: `reminded.shown`. */
  readonly from: string
  /** Where it leads, as the chart says it from there: `counting`, `#care.off`. */
  readonly to: string
}

/**
 * Adds an event to a machine: its type, its transition, the step of the model that says it, and a sentence that fails until
 * it is told how the machine comes there.
 * @throws if there is no such machine or state, or if the machine has its chart or its model in several files
 */
export function addEvent(root: string, { machine, event, from, to }: NewEvent): Added {
  const edits = createEdits(root)
  const room = `machines/${machine}`
  if (!edits.has(`${room}/machine.ts`)) throw new Error(`There is no machine ${machine}.`)
  if (!/^[a-z][a-zA-Z]*\.[a-z][a-zA-Z]*$/.test(event))
    throw new Error(`An event is a fact, as in reminder.answered, and not ${event}.`)
  if (edits.read(`${room}/types.ts`).includes(`'${event}'`))
    throw new Error(`${machine} knows ${event} already.`)
  addType(edits, room, event)
  addTransition(edits, room, { machine, event, from, to })
  addStep(edits, room, event)
  addSentence(edits, room, { machine, event, from, to })
  return {
    files: edits.save(),
    left: [
      `git grep ${mark} names what is yours to say: when it happens, what the step is called, and how the machine comes to ${from}.`,
      `Who sends it: a feature of src, or an actor of the machine (then the step is tells('ACTOR', …)).`,
      `Does it carry anything? Then what a recording keeps of it: recording/kept.ts.`,
      `npm run charts -- write draws it. npm run test:model and npm run mutate -- ${machine} say what is still missing.`,
    ],
  }
}

function addType(edits: Edits, room: string, event: string): void {
  const chart = edits.has(`${room}/setup.ts`) ? `${room}/setup.ts` : `${room}/machine.ts`
  const [, type] = /events: \{\} as (\w+)/.exec(edits.read(chart)) ?? []
  const file = `${room}/types.ts`
  const alias = findNode(
    sourceOf(edits, file),
    (node): node is ts.TypeAliasDeclaration => ts.isTypeAliasDeclaration(node) && node.name.text === type,
  )
  if (alias === undefined) throw new Error(`${file} has no type of the events of ${room}.`)
  edits.insert(
    file,
    alias.getEnd(),
    `\n  /** ${mark}: when it happens. */\n  | { readonly type: '${event}' }`,
  )
}

function addTransition(edits: Edits, room: string, { event, from, to }: NewEvent): void {
  const file = `${room}/machine.ts`
  const call = findNode(
    sourceOf(edits, file),
    (node): node is ts.CallExpression =>
      ts.isCallExpression(node) && node.expression.getText().endsWith('createMachine'),
  )
  let state: ts.Expression | undefined = call?.arguments[0]
  for (const key of from.split('.'))
    state = propertyOf(propertyOf(state, 'states')?.initializer, key)?.initializer
  if (state === undefined || !ts.isObjectLiteralExpression(state))
    throw new Error(`${file} has no state ${from} that is written there.`)
  const on = propertyOf(state, 'on')?.initializer
  const line = `'${event}': '${to}'`
  if (on !== undefined && ts.isObjectLiteralExpression(on))
    edits.insert(file, on.getStart() + 1, ` ${line}, `)
  else edits.insert(file, state.getEnd() - 1, `on: { ${line} },\n`)
}

function addStep(edits: Edits, room: string, event: string): void {
  const file = `${room}/testing/model.ts`
  const steps = findNode(
    sourceOf(edits, file),
    (node): node is ts.SatisfiesExpression =>
      ts.isSatisfiesExpression(node) && node.type.getText() === 'Steps',
  )?.expression
  if (steps === undefined || !ts.isObjectLiteralExpression(steps))
    throw new Error(`${file} has no list of steps of its own: the machine's model is in several files.`)
  edits.insert(file, steps.getEnd() - 1, `  '${mark}: ${event}': { type: '${event}' },\n`)
}

function addSentence(edits: Edits, room: string, { machine, event, from, to }: NewEvent): void {
  const file = `${room}/${machine}.test.ts`
  const text = edits.read(file)
  edits.write(
    file,
    `${text.trimEnd()}

describe('${event}', () => {
  it('leads from ${from} to ${to}: ${mark} in what that means to the member', () => {
    const { actor } = drive(({ parent }) => createActor(machine, { parent }))
    // ${mark}: what brings it to ${from}.
    expect(actor.getSnapshot().can({ type: '${event}' })).toBe(true)
    actor.send({ type: '${event}' })
  })
})
`,
  )
}
