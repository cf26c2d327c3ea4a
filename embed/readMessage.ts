import type { SlipwayMessage, SlipwayMessages } from './types.ts'

/** The version of the contract that this script speaks. */
export const version = 1

type Field = (value: unknown) => boolean

const text =
  (longest: number): Field =>
  (value) =>
    typeof value === 'string' && value.length <= longest
const oneOf =
  (...words: readonly string[]): Field =>
  (value) =>
    typeof value === 'string' && words.includes(value)
/** No page is higher, and no browser shows one that is. */
const pixels: Field = (value) =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= 10_000_000

const fieldsOf: { readonly [M in SlipwayMessage]: Readonly<Record<keyof SlipwayMessages[M], Field>> } = {
  ready: { appVersion: text(64), isGuest: (value) => typeof value === 'boolean' },
  height: { pixels },
  'needs-login': { reason: oneOf('bet', 'favourite', 'history', 'session') },
  'session-ended': { reason: oneOf('expired', 'forbidden', 'launchFailed', 'ended') },
  'bet-placed': {
    ticketNum: text(64),
    ticketType: oneOf('single', 'combo', 'mix', 'bigCombo', 'betBuilder', 'luckyCombo'),
    amount: (value) => typeof value === 'string' && /^\d{1,24}(?:\.\d{1,8})?$/.test(value),
    currency: (value) => typeof value === 'string' && /^.{1,8}$/.test(value),
  },
  navigation: { path: (value) => typeof value === 'string' && /^\/v8\/[\w./~%-]{0,512}$/.test(value) },
}

/** The content of a message, with the contract's fields and no others. */
export type ReadMessage = { [M in SlipwayMessage]: { type: M; data: SlipwayMessages[M] } }[SlipwayMessage]

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isKnown(type: unknown): type is SlipwayMessage {
  return typeof type === 'string' && Object.hasOwn(fieldsOf, type)
}

/** Reads what the client posted; if it is not one of its messages, says why. */
export function readMessage(posted: unknown): ReadMessage | 'unknown' | 'malformed' {
  if (!isObject(posted) || posted['slipway'] !== version || !isKnown(posted['type'])) return 'unknown'
  const { type, data } = posted
  if (!isObject(data)) return 'malformed'
  const fields = Object.entries(fieldsOf[type])
  if (!fields.every(([name, isRight]) => Object.hasOwn(data, name) && isRight(data[name]))) return 'malformed'
  // The table's row for this message has checked each field.
  return { type, data: Object.fromEntries(fields.map(([name]) => [name, data[name]])) } as ReadMessage
}
