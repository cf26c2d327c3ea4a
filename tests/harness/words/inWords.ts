import type { Words } from './words.ts'

interface Named {
  readonly name?: string | RegExp
  readonly exact?: boolean
  readonly hasText?: string | RegExp
  readonly hasNotText?: string | RegExp
}

/** What takes a text as its first argument. */
const byText: ReadonlySet<PropertyKey> = new Set([
  'getByText',
  'getByLabel',
  'getByPlaceholder',
  'getByTitle',
])
/** What takes texts among its options: the first argument, or the second. */
const byOptions: ReadonlySet<PropertyKey> = new Set(['getByRole', 'locator', 'filter'])

/**
 * A page, a frame or a locator that finds things by what they are called in a language, where the test says it in
 * English; so does everything that is found through it.
 */
export function inWords<Place extends object>(place: Place, words: Words): Place {
  return new Proxy(place, {
    get(target, property) {
      const member: unknown = Reflect.get(target, property)
      if (typeof member !== 'function') return member
      return (...given: unknown[]): unknown => {
        const found: unknown = Reflect.apply(member, target, said(property, given, words))
        return isPlace(found) ? inWords(found, words) : found
      }
    },
  })
}

function said(property: PropertyKey, given: readonly unknown[], words: Words): unknown[] {
  const [first, ...rest] = given
  if (byText.has(property) && isText(first)) {
    const [options] = rest
    return [words.name(first, isNamed(options) && options.exact === true), ...rest]
  }
  if (!byOptions.has(property)) return [...given]
  return given.map((part) => (isNamed(part) ? inTheirWords(part, words) : part))
}

function inTheirWords(options: Named, words: Words): Named {
  const { name, exact = false, hasText, hasNotText } = options
  return {
    ...options,
    ...(name !== undefined && { name: words.name(name, exact) }),
    ...(hasText !== undefined && { hasText: words.name(hasText) }),
    ...(hasNotText !== undefined && { hasNotText: words.name(hasNotText) }),
  }
}

function isText(part: unknown): part is string | RegExp {
  return typeof part === 'string' || part instanceof RegExp
}

function isNamed(part: unknown): part is Named {
  return typeof part === 'object' && part !== null && Object.getPrototypeOf(part) === Object.prototype
}

function isPlace(found: unknown): found is object {
  return typeof found === 'object' && found !== null && /^_?(Frame)?Locator$/.test(found.constructor.name)
}
