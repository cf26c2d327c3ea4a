import { expect, it } from 'vitest'

import { mostFiles, shelvesAmong } from './folders.ts'

const files = (folder: string, many: number, ending = 'ts') =>
  Array.from({ length: many }, (_, index) => `${folder}/file${index}.${ending}`)

it('a folder with more than fifteen product files is reported', () => {
  expect(shelvesAmong(files('src/api', mostFiles))).toEqual([])
  expect(shelvesAmong([...files('src/api', mostFiles + 1), ...files('src/ui', mostFiles + 3)])).toEqual([
    { folder: 'src/ui', files: mostFiles + 3 },
    { folder: 'src/api', files: mostFiles + 1 },
  ])
})

it('tests, their helpers, documents and generated files are not product files', () => {
  expect(shelvesAmong(files('src/api', 40, 'test.ts'))).toEqual([])
  expect(shelvesAmong(files('src/api', 40, 'gen.ts'))).toEqual([])
  expect(shelvesAmong(files('src/testing', 40))).toEqual([])
  expect(shelvesAmong(files('src/routes', 40))).toEqual([])
})
