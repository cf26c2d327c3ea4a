import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { appVersion } from '#src/client/platform/version.ts'

const dist = fileURLToPath(new URL('../../../dist', import.meta.url))

/** The files of a release, by their paths below `/v8/`. */
export interface Release {
  readonly version: string
  readonly files: ReadonlyMap<string, Buffer>
}

/** The build as it is. */
export function thisRelease(): Release {
  const names = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  return {
    version: appVersion,
    // Sorted, a file comes before what is compressed of it.
    files: new Map(names.toSorted().map((path) => [path.slice(dist.length + 1), readFileSync(path)])),
  }
}

const hashed = /^assets\/(.+)-([\w-]{8})\.js$/
const named = /[\w$.]+(?:-[\w$.]+)*-[\w-]{8}\.js/g
const read = new Set(['.js', '.html'])

/**
 * The release after another: the same client under another version, each script under another name, the link to the rules
 * with another text. None of it is compressed, so that what is left of the one before under a shared name would show.
 */
export function releaseAfter({ version, files }: Release): Release {
  const next = String(Number(version) + 1)
  const renamed = new Map<string, string>()
  for (const path of files.keys()) {
    const [, name, hash = ''] = hashed.exec(path) ?? []
    if (name !== undefined)
      renamed.set(`${name}-${hash}.js`, `${name}-${hash.slice(4)}${hash.slice(0, 4)}.js`)
  }
  const inNext = (text: string): string => text.replaceAll(named, (file) => renamed.get(file) ?? file)
  const made = [...files]
    .filter(([path]) => !/\.(?:br|gz)$/.test(path))
    .map(([path, content]): [string, Buffer] => {
      if (!read.has(extname(path))) return [path, content]
      const text = inNext(content.toString('utf8'))
        .replaceAll(version, next)
        .replaceAll('["Rules"]', '["House rules"]')
      return [inNext(path), Buffer.from(text)]
    })
  return { version: next, files: new Map(made) }
}

/** A folder that a server serves under `/v8/`, and what is done to it as releases come and go (docs/deployment.md). */
export class ReleaseFolder {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  /** Puts a release there beside what is there: its scripts first, its page last. */
  publish({ files }: Release): void {
    const page = /^index\.html/
    const last = [...files].filter(([path]) => page.test(path))
    const first = [...files].filter(([path]) => !page.test(path))
    for (const [path, content] of [...first, ...last]) this.#put(path, content)
  }

  /** Takes away the scripts that only this release has of the two. */
  retire(old: Release, current: Release): void {
    for (const path of old.files.keys())
      if (path.startsWith('assets/') && !current.files.has(path)) rmSync(join(this.#folder, path))
  }

  #put(path: string, content: Buffer): void {
    const file = join(this.#folder, path)
    mkdirSync(dirname(file), { recursive: true })
    // What was compressed is of the release before.
    for (const ending of ['.br', '.gz']) if (existsSync(file + ending)) rmSync(file + ending)
    writeFileSync(file, content)
  }
}
