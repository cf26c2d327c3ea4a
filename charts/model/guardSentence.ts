/** What a guard is made of: others of which all, any or none hold, an active state, or a guard by its name. */
export type GuardTree =
  | { readonly kind: 'and' | 'or'; readonly parts: readonly GuardTree[] }
  | { readonly kind: 'not'; readonly part: GuardTree }
  | { readonly kind: 'in'; readonly state: string }
  | { readonly kind: 'guard'; readonly name: string }

/** Reads the sentence of a guard: `canSubmit and (not isStale)`. @throws Error if it cannot be read */
export function readSentence(sentence: string): GuardTree {
  const words = [...(sentence.match(/[()]|[^\s()]+/g) ?? [])]
  const tree = readJoined(words)
  if (words.length > 0) throw new Error(`"${sentence}" is no sentence of a guard`)
  return tree
}

function readJoined(words: string[]): GuardTree {
  const parts = [readPart(words)]
  const [joint] = words
  if (joint !== 'and' && joint !== 'or') return parts[0] ?? { kind: 'and', parts }
  while (words[0] === joint) {
    words.shift()
    parts.push(readPart(words))
  }
  return { kind: joint, parts }
}

function readPart(words: string[]): GuardTree {
  const word = words.shift()
  if (word === undefined) throw new Error('a guard ends too early')
  if (word === 'not') return { kind: 'not', part: readPart(words) }
  if (word === 'in') return { kind: 'in', state: words.shift() ?? '' }
  if (word !== '(') return { kind: 'guard', name: word }
  const inner = readJoined(words)
  if (words.shift() !== ')') throw new Error('a bracket of a guard is left open')
  return inner
}
