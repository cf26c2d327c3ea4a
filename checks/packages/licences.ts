/** A package as it is installed. */
export interface Package {
  readonly name: string
  readonly version: string
  /** What its package.json says: an SPDX expression; null where it says none. */
  readonly licence: string | null
  /** It comes with the client's own dependencies, so that it may reach members; others only build and test. */
  readonly isShipped: boolean
}

/** What may reach members: licences that ask for no more than to be named. */
const shipped: ReadonlySet<string> = new Set([
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'Unlicense',
  // Of tools that come with a dependency and are in no script: data of browsers, and a reader of command lines.
  'CC-BY-4.0',
  'Python-2.0',
])

/** What may be installed beside it, to build and test: what we use of these is not changed and not passed on. */
const installed: ReadonlySet<string> = new Set([
  ...shipped,
  'MIT-0',
  'CC0-1.0',
  'BlueOak-1.0.0',
  'MPL-2.0',
  'EPL-2.0',
])

/** Packages whose package.json says no licence, with the one that stands in their files. */
const read: Readonly<Record<string, string>> = { 'cli-table@0.3.11': 'MIT' }

/** Packages without an allowed licence, a line each; and what is said of a package that is not there any more. */
export function licenceProblems(packages: readonly Package[]): string[] {
  const known = new Set(packages.map(({ name, version }) => `${name}@${version}`))
  const stale = Object.keys(read).filter((name) => !known.has(name))
  return [
    ...packages.flatMap(({ name, version, licence, isShipped }) => {
      const said = licence ?? read[`${name}@${version}`]
      if (said === undefined) return [`${name}@${version} says no licence.`]
      if (isAllowed(said, isShipped ? shipped : installed)) return []
      return [`${name}@${version} is under ${said}, which may not be ${isShipped ? 'shipped' : 'installed'}.`]
    }),
    ...stale.map((name) => `${name} is not installed any more: take its licence out of the list.`),
  ]
}

/** Of an SPDX expression one alternative is enough, and all of it must be allowed. */
function isAllowed(expression: string, allowed: ReadonlySet<string>): boolean {
  return expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((alternative) => alternative.split(' AND ').every((licence) => allowed.has(licence.trim())))
}
