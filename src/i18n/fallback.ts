import type { Messages } from '@lingui/core'

/** A text without a translation is compiled to its own id, which is for no member to read. */
function isMissing(id: string, message: Messages[string] | undefined): boolean {
  return (
    message === undefined ||
    message === '' ||
    message === id ||
    (Array.isArray(message) && message.length === 1 && message[0] === id)
  )
}

export function isComplete(messages: Messages): boolean {
  return Object.entries(messages).every(([id, message]) => !isMissing(id, message))
}

/** The texts of a catalogue, with another's where it has none of its own. */
export function withFallback(messages: Messages, fallback: Messages): Messages {
  const own = Object.entries(messages).filter(([id, message]) => !isMissing(id, message))
  return { ...fallback, ...Object.fromEntries(own) }
}
