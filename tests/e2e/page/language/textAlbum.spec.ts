import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { readCatalogue } from '../../../../checks/translations/catalogue.ts'
import { expect, test } from '../../../harness/fixtures.ts'
import { TextAlbum } from '../../../harness/look/texts/textAlbum.ts'

test('the picture of a text is of the element that says it, in the language that is on [I18N-02]', async ({
  launched,
  page,
}, testInfo) => {
  const file = new URL('../../../../locales/vi/messages.po', import.meta.url)
  const texts = await readCatalogue(readFileSync(file, 'utf8'), 'vi')
  const wanted = texts.filter(({ english }) => ['Bet slip', 'Nickname', 'Results'].includes(english))
  const client = await launched({ lang: 'vn' })
  // The slip's code comes after the list, and draws what is around it again.
  await expect(client.slip.panel.getByText('Your bet slip is empty')).toBeVisible()
  const album = new TextAlbum(testInfo.outputPath('texts'), wanted, true)
  await album.look(page, 'events')
  const slip = wanted.filter(({ english }) => english === 'Bet slip')
  const taken = slip.flatMap(({ id }) => album.pictures.get(id) ?? [])
  expect(taken.length).toBeGreaterThan(0)
  for (const { file: picture, said, box, clip, id } of taken) {
    expect(statSync(join(testInfo.outputPath('texts'), picture)).size).toBeGreaterThan(1_000)
    expect(said).toBe(slip.find((text) => text.id === id)?.translation)
    expect([clip.x <= box.x, clip.y <= box.y]).toEqual([true, true])
    expect(clip.x + clip.width).toBeGreaterThanOrEqual(box.x + box.width)
    expect(clip.y + clip.height).toBeGreaterThanOrEqual(box.y + box.height)
  }
  const { seen, unseen } = await album.write('vi')
  expect(seen + unseen).toBe(wanted.length)
  expect(unseen).toBeGreaterThan(0)
})
