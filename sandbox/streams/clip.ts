import { readFileSync } from 'node:fs'

import { clipSegments, type Rendition, renditions } from './playlist.ts'

/** The files of a rendition by name: `init.mp4`, `0.m4s` and so on. They were made by `clip/make.sh`. */
function filesOf(rendition: Rendition): ReadonlyMap<string, Buffer> {
  const names = ['init.mp4', ...Array.from({ length: clipSegments }, (_, at) => `${at}.m4s`)]
  return new Map(
    names.map((name) => [name, readFileSync(new URL(`clip/${rendition}/${name}`, import.meta.url))]),
  )
}

const files = Object.fromEntries(
  Object.keys(renditions).map((name) => [name, filesOf(name as Rendition)]),
) as Readonly<Record<Rendition, ReadonlyMap<string, Buffer>>>

/** A file of the clip; undefined for an unknown name. */
export function clipFile(rendition: Rendition, name: string): Buffer | undefined {
  return files[rendition].get(name)
}

/** The whole clip as one file: the parts of a fragmented MP4, one after the other. */
export function wholeClip(rendition: Rendition): Buffer {
  return Buffer.concat([...files[rendition].values()])
}
