// @vitest-environment jsdom
