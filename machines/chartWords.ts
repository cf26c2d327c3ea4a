import { and, not, or, type AnyStateMachine } from 'xstate'

import { type ActionEffect, effectsByData } from './actionEffects.ts'
import { allMachines } from './all.ts'

/** What the names in a chart stand for, as far as a machine can be read. */
export interface ChartWords {
  /** Guards made of others, each as a sentence of its parts: `canEdit: not isLocked`. */
  readonly guards: Readonly<Record<string, string>>
  /** What each action raises, sends, emits, starts or keeps. */
  readonly actions: Readonly<Record<string, readonly ActionEffect[]>>
  /** In milliseconds; null where the length follows from the context. */
  readonly delays: Readonly<Record<string, number | null>>
  /** The machine that each actor is; null if it is not one of ours. */
  readonly actors: Readonly<Record<string, string | null>>
}

/** The words of a machine's chart. @throws Error where what an action says is neither read from it nor in `actionEffects.ts` */
export function wordsOf(machine: AnyStateMachine): ChartWords {
  const { guards, actions, delays, actors } = machine.implementations
  return {
    guards: Object.fromEntries(
      Object.entries(guards).flatMap(([name, guard]) => {
        const sentence = sentenceOf(guard)
        return sentence === null ? [] : [[name, sentence]]
      }),
    ),
    actions: mapped(actions, (action, name) => effectsOf(machine.id, name, action)),
    delays: mapped(delays, (delay) => (typeof delay === 'number' ? delay : null)),
    actors: mapped(actors, (logic, name) => machineOf(name, logic)),
  }
}

function mapped<TValue, TWord>(
  values: Readonly<Record<string, TValue>>,
  word: (value: TValue, name: string) => TWord,
): Record<string, TWord> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, word(value, name)]))
}

const checks = { and: and([]), or: or([]), not: not('') }

/** A guard made of others as a sentence of its parts; null where it is a function of its own. */
export function sentenceOf(guard: unknown): string | null {
  if (typeof guard !== 'function') return null
  const state = partOf(guard, 'stateValue')
  if (state !== undefined) return `in ${stateName(state)}`
  const parts = partOf(guard, 'guards')
  if (!Array.isArray(parts)) return null
  const check = partOf(guard, 'check')
  const [kind] = (['and', 'or', 'not'] as const).filter((name) => partOf(checks[name], 'check') === check)
  if (kind === undefined) throw new Error('a guard is made of others in a way that is not known')
  if (kind === 'not') return `not ${partName(parts[0])}`
  return parts.map(partName).join(` ${kind} `)
}

/** @throws Error where a part of a guard has no name */
function partName(part: unknown): string {
  if (typeof part === 'string') return part
  const type = partOf(part, 'type')
  if (typeof type === 'string') return type
  const sentence = sentenceOf(part)
  if (sentence === null) throw new Error('a part of a guard has no name')
  return /^(in|not) [\w.]+$/.test(sentence) ? sentence : `(${sentence})`
}

/** `{ placement: 'restoring' }` as `placement.restoring`. */
function stateName(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.entries(value)
    .map(([name, inner]) => `${name}.${stateName(inner)}`)
    .join(' and ')
}

/** What a built-in action does; of one made of data what `actionEffects.ts` says of it. */
function effectsOf(machine: string, name: string, action: unknown): readonly ActionEffect[] {
  const byData = effectsByData[machine]?.[name]
  if (byData !== undefined) return byData
  const event = eventName(partOf(action, 'event'))
  switch (partOf(action, 'type')) {
    case 'xstate.assign':
      return [{ does: 'keeps' }]
    case 'xstate.cancel':
      return [{ does: 'cancels', id: String(partOf(action, 'sendId')) }]
    case 'xstate.spawnChild':
      return [{ does: 'starts', actor: String(partOf(action, 'src')) }]
    case 'xstate.raise':
      if (event === null) break
      return [{ does: 'raises', event, ...delayed(partOf(action, 'delay')) }]
    case 'xstate.sendTo':
      if (event === null) break
      return [{ does: 'sends', event, to: receiverOf(action) }]
    case 'xstate.emit':
      if (event === null) break
      return [{ does: 'emits', event }]
  }
  throw new Error(
    `${machine}: what ${name} says is made of data, and actionEffects.ts does not say what it may be`,
  )
}

/** Whom a `sendTo` speaks to: the id of a child, or the parent. */
export function receiverOf(action: unknown): string {
  const to = partOf(action, 'to')
  return to === '#_parent' ? 'parent' : String(to)
}

function delayed(delay: unknown): { readonly after?: string } {
  return typeof delay === 'string' ? { after: delay } : {}
}

function eventName(event: unknown): string | null {
  const type = partOf(event, 'type')
  return typeof event === 'object' && typeof type === 'string' ? type : null
}

/** The machine an actor is. Of one whose code comes later only its name is there. */
function machineOf(name: string, logic: unknown): string | null {
  if (typeof partOf(logic, 'root') === 'object') return String(partOf(logic, 'id'))
  return name in allMachines ? name : null
}

function partOf(value: unknown, key: string): unknown {
  const isHolder = (typeof value === 'object' && value !== null) || typeof value === 'function'
  return isHolder ? Reflect.get(value, key) : undefined
}
