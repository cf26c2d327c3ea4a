import type { StepOf } from '../../catalogue/steps.ts'
import { type Json } from '../../values/json.ts'
import { at } from '../../values/paths.ts'
import { Failure } from '../outcome.ts'
import type { Play } from '../play.ts'
import { sendStep } from './sending.ts'

/** Reads a list to its end, page by page, or as many pages as asked for; saves what all of them hold, with the count. */
export async function collectStep(
  play: Play,
  { collect, as, with: values, most, save }: StepOf<'collect'>,
): Promise<void> {
  const items: Json[] = []
  let count: Json = null
  let page: Json = 1
  for (let pages = 1; page !== null; pages += 1) {
    await sendStep(play, {
      verb: 'call',
      call: collect,
      ...(as === undefined ? {} : { as }),
      with: { ...values, page },
      expect: {},
      save: 'page',
    })
    const body = at(play.saved.get('page'), 'body')
    const results = at(body, 'results')
    if (!Array.isArray(results)) throw new Failure(`a list of ${collect}`, 'none')
    items.push(...results)
    count = at(body, 'count') ?? null
    const next: Json = at(body, 'next') ?? null
    if (next !== null && next === page)
      throw new Failure(`the next page of ${collect} to be another`, String(next))
    page = pages >= most ? null : next
  }
  play.saved.set(save, { items, count })
}
