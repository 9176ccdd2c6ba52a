import { createContext } from 'react'

/** Whether cards stand as rows, which have space for more than a card shows. */
export const RowsContext = createContext(false)
