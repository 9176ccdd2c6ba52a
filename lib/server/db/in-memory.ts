/** As `DATA_DIR` inside the process: a database that leaves nothing behind. */
export const IN_MEMORY = 'memory://'
