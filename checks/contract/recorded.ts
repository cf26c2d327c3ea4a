import { isJsonObject, readDocument, type Json, type JsonObject } from '#openapi/documents.ts'

/**
 * What a recording keeps of a field, by its `x-recorded` in the contract. What has no mark is left out of every recording:
 * who adds a field decides, or nobody reads it.
 */
export const recordedMarks = {
  keep: 'Kept as it is, without the secrets in it.',
  text: 'The same, and may be any text: a sentence, and no word of the contract.',
  map: 'Kept with the names within, which are values: codes, ids.',
  hide: 'Who the member is or what speaks for them, other people, addresses: a stand-in takes its place.',
  name: 'What somebody is called: a stand-in takes its place, here and in whatever else is said.',
  round: 'What the member owns: rounded up to a one and zeros.',
  omit: 'Left out. Of a schema: none of its fields is kept, and none needs a mark.',
} as const

export type RecordedMark = keyof typeof recordedMarks

/** A property somewhere in a document. */
interface Field {
  /** Where it stands: `client.yaml#/components/schemas/Event/properties/eventId`. */
  readonly place: string
  readonly name: string
  readonly mark: Json | undefined
}

/** What is marked in the documents of calls and channels, or in those given. */
export function listFields(
  documents: Readonly<Record<string, JsonObject>> = {
    'client.yaml': readDocument('client.yaml'),
    'realtime.yaml': readDocument('realtime.yaml'),
  },
): Field[] {
  return Object.entries(documents).flatMap(([name, document]) => fieldsIn(document, `${name}#`))
}

function fieldsIn(value: Json, place: string): Field[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => fieldsIn(item, `${place}/${index}`))
  if (!isJsonObject(value)) return []
  const { properties } = value
  const own =
    isJsonObject(properties) && value['x-recorded'] !== 'omit'
      ? Object.entries(properties).map(([name, schema]) => ({
          place: `${place}/properties/${name}`,
          name,
          mark: isJsonObject(schema) ? schema['x-recorded'] : undefined,
        }))
      : []
  return [...own, ...Object.entries(value).flatMap(([key, inner]) => fieldsIn(inner, `${place}/${key}`))]
}

function isMark(mark: Json | undefined): mark is RecordedMark {
  return typeof mark === 'string' && Object.hasOwn(recordedMarks, mark)
}

/** Fields without a mark, and names with more than one: a recording knows a field by its name alone. */
export function recordedProblems(fields: readonly Field[] = listFields()): string[] {
  const first = new Map<string, { readonly place: string; readonly mark: RecordedMark }>()
  return fields.flatMap(({ place, name, mark }) => {
    if (!isMark(mark))
      return [
        `${place}: mark what a recording keeps of it, x-recorded: ${Object.keys(recordedMarks).join(', ')}.`,
      ]
    const before = first.get(name) ?? { place, mark }
    first.set(name, before)
    return before.mark === mark
      ? []
      : [`${place} is marked x-recorded: ${mark}, and ${before.place} ${before.mark}: one name has one mark.`]
  })
}

/** The marks by the fields' names, as a module. */
export function recordedSource(fields: readonly Field[] = listFields()): string {
  const marks = fields.flatMap(({ name, mark }): [string, RecordedMark][] =>
    isMark(mark) ? [[name, mark]] : [],
  )
  const sorted = [...new Map(marks)].sort(([one], [other]) => (one < other ? -1 : 1))
  const type = Object.entries(recordedMarks).map(([mark, meaning]) => `  /** ${meaning} */\n  | '${mark}'`)
  return [
    '// Made of client.yaml and realtime.yaml by npm run contract; not edited by hand.',
    '',
    "/** What is kept of a field of the server's words; what has no mark is left out. */",
    'export type RecordedMark =',
    ...type,
    '',
    "/** By the fields' names. */",
    'export const recordedFields: ReadonlyMap<string, RecordedMark> = new Map<string, RecordedMark>([',
    ...sorted.map(([name, mark]) => `  ['${name}', '${mark}'],`),
    '])',
    '',
  ].join('\n')
}
