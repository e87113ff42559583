import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  build: {
    outDir: 'dist',
    // The server sends the assets with a long life; their names carry a hash of the content.
    assetsDir: 'assets',
    sourcemap: false,
    target: 'es2022',
  },
});
