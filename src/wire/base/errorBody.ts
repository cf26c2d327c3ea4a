import { custom, object, picklist, pipe, transform } from 'valibot'

import { baseCodes, type BaseCode } from '#domain/session/errorCodes.ts'
import type { Failure } from '#machines/failure.ts'

import { isFields } from './fields.ts'
import { lenient, mapping, read } from './read.ts'
import { matching } from './values.ts'

const named = lenient<number | null>(
  custom<number>((value) => Number.isSafeInteger(value) && Number(value) > 0),
  null,
)

/** Longer than any text of the catalogue, in characters: what is longer is a page of HTML or worse. */
const message = matching(/^.{1,500}$/s)

const texts = pipe(
  mapping,
  transform((entries) =>
    Object.fromEntries(
      Object.entries(entries).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    ),
  ),
)

const errorBody = object({
  base_code: lenient<BaseCode>(picklist(baseCodes), 0),
  code: named,
  ref_code: named,
  message: lenient<string | null>(message, null),
  params: lenient(texts, {}),
})

/** What an error body says of a failure: each field as if it had not been said where it cannot be read; 0 names nothing. */
export function readErrorBody(
  body: unknown,
): Pick<Failure, 'baseCode' | 'code' | 'refCode' | 'message' | 'params'> {
  const { base_code, code, ref_code, message, params } = read(errorBody, isFields(body) ? body : {})
  return { baseCode: base_code, code, refCode: ref_code, message, params }
}

/** Whether a body is an error as the contract has it, so that it was our server that spoke. */
export function isErrorBody(body: unknown): boolean {
  return isFields(body) && typeof body.code === 'number' && typeof body.base_code === 'number'
}
