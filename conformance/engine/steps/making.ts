import { createHash, randomBytes } from 'node:crypto'

import type { StepOf } from '../../catalogue/steps.ts'
import { workOut } from '../../values/decimal.ts'
import { milliseconds } from '../../values/durations.ts'
import { CaseFault, fillToText } from '../../values/fill.ts'
import { isObject, type Json, type JsonObject, textOf } from '../../values/json.ts'
import { signing } from '../members.ts'
import { filled, type Play } from '../play.ts'

type Making = StepOf<'make'>['make'][string]

/** Makes values that no file can hold: keys, times, sums. */
export function makeStep(play: Play, { make }: StepOf<'make'>): void {
  for (const [name, making] of Object.entries(make)) play.saved.set(name, made(play, making))
}

function made(play: Play, making: Making): Json {
  const { backEnd, saved } = play
  const text = (value: string): string => fillToText(value, saved)
  // Keys are never made by the seed: a second run on the same back end must not repeat them.
  if ('new' in making)
    return making.new === 'key' ? randomBytes(16).toString('hex') : `w${randomBytes(6).toString('hex')}`
  if ('clock' in making) return backEnd.now() + signedMs(making.clock)
  if ('time' in making) return new Date(backEnd.now() + signedMs(making.time)).toISOString()
  if ('sum' in making) {
    const sum = workOut(text(making.sum))
    return making.digits === undefined ? sum.toFixed() : sum.toFixed(making.digits, 0)
  }
  if ('total' in making) return totalOf(filled(play, making.total))
  if ('instant' in making) return instantOf(filled(play, making.instant))
  if ('sha256' in making) return createHash('sha256').update(text(making.sha256)).digest('hex')
  if ('repeat' in making) return making.repeat.repeat(making.times)
  if ('day' in making) return new Date(backEnd.now() + making.day * 86_400_000).toISOString().slice(0, 10)
  if ('merge' in making) return merged(play, making.merge)
  const signature = signing(backEnd, making.signature * 10_000)['x-request-signature']
  if (signature === undefined) throw new CaseFault('there is no secret to sign with')
  return signature
}

/** Zero where the list is empty. */
function totalOf(amounts: Json): string {
  if (!Array.isArray(amounts)) throw new CaseFault('only a list has a total')
  return workOut(amounts.reduce<string>((sum, amount) => `${sum} + (${textOf(amount)})`, '0')).toFixed()
}

function instantOf(time: Json): number {
  const instant = Date.parse(textOf(time))
  if (Number.isNaN(instant)) throw new CaseFault(`${JSON.stringify(time)} is no time`)
  return instant
}

function signedMs(duration: string): number {
  return (duration.startsWith('-') ? -1 : 1) * milliseconds(duration.slice(1))
}

/** What is left out in a later mapping (`$absent`) is left out of all. */
function merged(play: Play, parts: readonly Json[]): Json {
  const all: JsonObject = {}
  for (const part of parts) {
    const mapping = typeof part === 'string' ? filled(play, part) : part
    if (!isObject(mapping)) throw new CaseFault('only mappings can be merged')
    Object.assign(all, mapping)
  }
  return filled(play, all)
}
