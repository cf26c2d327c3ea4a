/** The recorder of this page, made as soon as its code is there. */
import { createRecorder } from './recorder.ts'

export const { hearCall, begin } = createRecorder(window)
