import { compileMessage } from '@lingui/message-utils/compileMessage'

/** One way in which a message may come out: its text, and the places of what is put in. */
export type Form = readonly (string | { readonly name: string })[]

/** What is made of a compiled message before it is shown. */
export type Change = <Message>(message: Message) => Message

export const asItIs: Change = (message) => message

/** Every way in which a message may come out: of a plural each of its branches. Tags are not seen. */
export function formsOf(message: string, change: Change = asItIs): Form[] {
  return read(change(compileMessage(message)), null)
}

function read(tokens: unknown, counted: string | null): Form[] {
  if (!Array.isArray(tokens)) return [textForm(String(tokens), counted)]
  return tokens.reduce<Form[]>(
    (forms, token) => {
      const next = typeof token === 'string' ? [textForm(token, counted)] : readPlace(token)
      return forms.flatMap((form) => next.map((more) => [...form, ...more]))
    },
    [[]],
  )
}

/** In a plural `#` is its number. */
function textForm(text: string, counted: string | null): Form {
  if (text === '#' && counted !== null) return [{ name: counted }]
  return [text.replaceAll(/<\/?\d+\/?>/g, '')]
}

function readPlace([name, type, branches]: [string, string?, unknown?]): Form[] {
  // A group of a pattern is not named by a number.
  const place = /^\d/.test(name) ? `n${name}` : name
  if (type !== 'plural' || typeof branches !== 'object' || branches === null) return [[{ name: place }]]
  return Object.entries(branches).flatMap(([form, branch]) => (form === 'offset' ? [] : read(branch, place)))
}
