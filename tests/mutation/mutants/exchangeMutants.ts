import ts from 'typescript'

import { valueOf } from './addedMutants.ts'
import { type Change, nameOf, placeOf, replaced } from './mutant.ts'
import { someFor, type Word, type Words } from './words.ts'

/** How many others each use is exchanged for, among those that would fit. */
const most = 2

/** One use of a guard, exchanged for another with the same parameters. */
export function changesOfGuardUse(guard: ts.Expression, { guards }: Words): readonly Change[] {
  const use = ts.isObjectLiteralExpression(guard) ? valueOf(guard, 'type') : guard
  return use === undefined ? [] : exchanged(use, guards)
}

/** One use of an actor, exchanged for another. */
export function changesOfActorUse(actor: ts.Expression, { actors }: Words): readonly Change[] {
  return exchanged(actor, actors)
}

/** One use of a wait, in a chart or in a word, exchanged for another. */
export function changesOfDelayUse(property: ts.PropertyAssignment, { delays }: Words): readonly Change[] {
  const { name } = property
  if (nameOf(property) === 'delay') return exchanged(property.initializer, delays)
  const others = othersThan(nameOf(property) ?? '', delays)
  return someFor(placeOf(property), others, most).map((other) => ({
    ...replaced('exchange', name, other),
    node: property,
  }))
}

function exchanged(use: ts.Expression, words: readonly Word[]): readonly Change[] {
  if (!ts.isStringLiteral(use)) return []
  return someFor(placeOf(use), othersThan(use.text, words), most).map((other) =>
    replaced('exchange', use, `'${other}'`),
  )
}

function othersThan(name: string, words: readonly Word[]): readonly string[] {
  const word = words.find((each) => each.name === name)
  if (word === undefined) return []
  return words.filter((each) => each !== word && each.takes === word.takes).map((each) => each.name)
}
